import type { Network } from '@kado/contracts';

const COLOURS = 12;

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');

/** The placeholder logo of a name: its initials, and a colour chosen by `number`. */
export const artOf = (name: string, number: number): Network['logo'] => ({
  initials: initialsOf(name),
  colour: `d${(number % COLOURS) + 1}`,
});
