/** How often an open order is polled, by how long it has been watched: often at first, seldom later. */
const STEPS: readonly [until: number, every: number][] = [
  [30_000, 1000],
  [120_000, 3000],
  [600_000, 10_000],
];
const SELDOM = 20_000;

/** Milliseconds until the next poll of an order that has been open on this page for so long. */
export const pollingIntervalOf = (openFor: number): number => STEPS.find(([until]) => openFor < until)?.[1] ?? SELDOM;
