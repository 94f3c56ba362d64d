/** The polling intervals of an open order in ms: they grow with the time it is open on the page. */
const STEPS: readonly [until: number, every: number][] = [
  [30_000, 1000],
  [120_000, 3000],
  [600_000, 10_000],
];
const MAX_INTERVAL = 20_000;

/** The milliseconds until the next poll; `openFor` is how long the order has been open on this page. */
export const pollingIntervalOf = (openFor: number): number => STEPS.find(([until]) => openFor < until)?.[1] ?? MAX_INTERVAL;
