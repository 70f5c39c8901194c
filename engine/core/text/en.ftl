# Words every game shares.
list-none = nothing
list-more = { $a }, { $b }
list-last = { $a } and { $b }
yes = Yes
no = No
done = Done

event-locked = { $seat } has chosen.
event-revised = You have changed your choice.
event-retracted = { $seat } is choosing again.
event-moved-on = { $seat } has decided.
event-standing = A standing answer of yours was given.
event-standing-cancelled = A standing answer of yours no longer fits and was cancelled.
event-won = { $seat } wins.

# What is said when an answer is refused for a general reason, and what the question is about.
refusal-and-rule = { $refusal } { $rule }

illegal-over = This match is over.
illegal-not-asked = Nothing is asked of this side right now.
illegal-stale = That question has already been settled.
illegal-locked = This side has already chosen. Take the choice back first to change it.
illegal-not-locked = There is no choice to take back.
illegal-malformed = That is no answer to this question.
illegal-not-offered = “{ $value }” is not one of the legal choices.
illegal-amount = { $item }: at most { $most }.
illegal-too-few = At least { $least } must be chosen.
illegal-too-many = At most { $most } may be chosen.
illegal-no-standing = This question takes no standing answer.
illegal-nothing-given = No answer was given.

amounts-all = all
amounts-default = as suggested
amounts-none = none
illegal-unknown-option = This command has no option { $option }.
illegal-unknown-item = “{ $value }” is not among the choices here.
illegal-which-of =
    { $options_n ->
        [2] Say which: { $options_first } or { $options_last }.
       *[other] Say which. Possible are: { $options }.
    }
illegal-not-now = `/{ $command }` is not possible right now.
illegal-not-asked-for = The option { $option } does not apply here, so nothing was done.
