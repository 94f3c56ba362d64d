import { expect, it } from 'vitest';
import { freeName, nameProblem } from './names.ts';

const others = [
  { id: 1, name: 'Manager' },
  { id: 2, name: 'Copy of Manager' },
];

it.each([
  [' ', undefined, 'missing'],
  ['manager ', undefined, 'taken'],
  ['Manager', 1, undefined],
  ['Auditor', undefined, undefined],
])('the name %j (own id %j) has the problem %j', (name, own, problem) => expect(nameProblem(name, others, own)).toBe(problem));

it('appends the first free number to a taken name', () => {
  expect(freeName('Auditor', others)).toBe('Auditor');
  expect(freeName('Copy of Manager', others)).toBe('Copy of Manager 2');
});
