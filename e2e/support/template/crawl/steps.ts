import type { Control } from './types.ts';

/** A control, and the controls to press first so that it appears. */
export type Step = { control: Control; via: readonly Control[] };

const keyOf = ({ key }: Control) => key;

/** The names of the controls to press, for a report. */
export const pathTo = ({ via, control }: Step): string => [...via, control].map(keyOf).join(' → ');

/** Whether two lists hold the same controls in the same order. */
export const sameSteps = (one: readonly Control[] | undefined, other: readonly Control[]): boolean =>
  one?.map(keyOf).join() === other.map(keyOf).join();

/** The number of layers opened. A tab inside a drawer does not count as a layer. */
export const depthOf = (via: readonly Control[]): number => via.filter(({ role }) => role !== 'tab').length;
