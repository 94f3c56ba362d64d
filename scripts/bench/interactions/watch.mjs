// Runs inside the page, before its own scripts.

/** Records the browser's timings of each press, and when an expected change is painted. */
export function watchPresses() {
  const presses = [];
  new PerformanceObserver((entries) => presses.push(...entries.getEntries())).observe({ type: 'event', durationThreshold: 16 });
  let frames = [];
  if (PerformanceObserver.supportedEntryTypes.includes('long-animation-frame'))
    new PerformanceObserver((entries) => frames.push(...entries.getEntries())).observe({ type: 'long-animation-frame' });
  let from = 0;
  for (const type of ['pointerdown', 'click'])
    addEventListener(type, ({ timeStamp }) => type === 'pointerdown' && (from = timeStamp), { capture: true });

  /** The time from the press until the frame in which `shown` becomes true is painted. The observer adds no work to the measured time. */
  const until = (shown) =>
    new Promise((resolve, reject) => {
      const done = () => resolve(performance.now() - from);
      const observer = new MutationObserver(() => {
        if (from === 0 || !shown()) return;
        observer.disconnect();
        // The next frame paints the change; a high-priority task after that frame runs when it is painted.
        requestAnimationFrame(() => void scheduler.postTask(done, { priority: 'user-blocking' }));
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      setTimeout(() => {
        observer.disconnect();
        reject(new Error(`Nothing new was shown on ${location.pathname} within 20 s of a press`));
      }, 20_000);
    });
  // Only the list has sortable columns; charts and cards also contain tables.
  const rows = () => [...document.querySelectorAll('main table:has([aria-sort]) tbody tr')].map((row) => row.textContent.trim());
  let before = '';
  const read = () => rows().join('\n');
  window.bench = {
    arm: () => {
      before = read();
      from = 0;
      presses.length = 0;
      frames = [];
    },
    rows: () => until(() => read() !== before && rows().filter(Boolean).length > 4),
    /** The slowest of the press's events up to the next paint, and the longest frame. The browser reports nothing below 16 ms. */
    press: () => ({
      next: Math.max(0, ...presses.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration)),
      frame: Math.max(0, ...frames.map(({ duration }) => duration)),
    }),
  };
}
