import type { Control } from './types.ts';

/** A control, the controls to press first so that it appears, and how many layers (menus, dialogs) these open. */
export type Step = { control: Control; via: readonly Control[]; layers: number };

const keyOf = ({ key }: Control) => key;

/** The names of the controls to press, for a report. */
export const pathTo = ({ via, control }: Step): string => [...via, control].map(keyOf).join(' → ');

/** Whether two lists hold the same controls in the same order. */
export const sameSteps = (one: readonly Control[], other: readonly Control[]): boolean =>
  one.map(keyOf).join() === other.map(keyOf).join();

/** The number of layers that are open after a step. A tab inside a drawer opens no layer. */
export const layersAfter = ({ control, layers }: Step): number => layers + (control.role === 'tab' ? 0 : 1);

/** The steps to what a control revealed: all controls pressed so far if they begin with those that lead to it, because one of them may have caused it. */
export const pathAfter = ({ control, via }: Step, pressed: readonly Control[]): readonly Control[] =>
  sameSteps(pressed.slice(0, via.length), via) && pressed.length > via.length ? pressed : [...via, control];
