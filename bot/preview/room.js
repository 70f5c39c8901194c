
// Ravenpost: stay at the newest message unless somebody has scrolled up, and suggest before anything is typed.
{
  const timeline = document.getElementById("channel-timeline");
  const list = document.getElementById("channel-message-list");
  let follows = true;
  let touched = 0;
  const down = () => { if (follows && Date.now() - touched > 400) timeline.scrollTop = timeline.scrollHeight; };
  const measure = () => { follows = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 200; };
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
    timeline.addEventListener(kind, () => { touched = Date.now(); setTimeout(measure, 300); }, { passive: true });
  }
  list.addEventListener("click", (event) => {  // who presses something wants its answer
    if (event.target.closest("button")) setTimeout(() => { follows = true; down(); }, 450);
  });
  timeline.addEventListener("scroll", down, { passive: true });
  new ResizeObserver(() => requestAnimationFrame(down)).observe(list);

  const asked = new Map();
  document.addEventListener("focusin", ({ target }) => {
    if (!target.matches(".command-option-input") || target.value) return;
    if (Date.now() - (asked.get(target.dataset.controlKey) || 0) < 3000) return;
    asked.set(target.dataset.controlKey, Date.now());
    setTimeout(() => target.isConnected && target.dispatchEvent(new Event("input", { bubbles: true })), 50);
  });
}
