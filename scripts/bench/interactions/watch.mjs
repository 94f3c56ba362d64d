// Runs inside the page, before its own scripts.

/** Notes what the browser says about each press, and when a wanted thing is painted. */
export function watchPresses() {
  const presses = [];
  new PerformanceObserver((entries) => presses.push(...entries.getEntries())).observe({ type: 'event', durationThreshold: 16 });
  let frames = [];
  if (PerformanceObserver.supportedEntryTypes.includes('long-animation-frame'))
    new PerformanceObserver((entries) => frames.push(...entries.getEntries())).observe({ type: 'long-animation-frame' });
  let from = 0;
  for (const type of ['pointerdown', 'click'])
    addEventListener(type, ({ timeStamp }) => type === 'pointerdown' && (from = timeStamp), { capture: true });

  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
  /** From the press until the frame after `shown` came true. */
  const until = async (shown) => {
    const end = performance.now() + 20_000;
    while (!shown() || from === 0) {
      if (performance.now() > end) throw new Error(`Nothing new was shown on ${location.pathname} within 20 s of a press`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return (await painted()) - from;
  };
  // The list alone has sortable columns: charts and cards carry tables, too.
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
    /** The slowest of the press's own events up to the next paint, and the longest frame; shorter than 16 ms is no entry at all. */
    press: () => ({
      next: Math.max(0, ...presses.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration)),
      frame: Math.max(0, ...frames.map(({ duration }) => duration)),
    }),
  };
}
