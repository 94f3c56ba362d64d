import { expect, it } from 'vitest';
import { shapeOf } from './shape.ts';

it.each([
  ['a new field', [{ id: 1 }], [{ id: 1, role: 'a' }]],
  ['a field of some rows', [{ id: 1 }, { id: 2 }], [{ id: 1 }, { id: 2, core: true }]],
  ['another type', [{ id: 1 }], [{ id: '1' }]],
  ['null', { at: 'x' }, { at: null }],
  ['a nested field', { rows: [{ client: { name: 'a' } }] }, { rows: [{ client: { name: 'a', mail: 'b' } }] }],
  ['a list', { a: { b: 1 } }, { a: [{ b: 1 }] }],
])('changes with %s', (_, before, after) => expect(shapeOf([after])).not.toBe(shapeOf([before])));

it('ignores the values, their number and their order', () => {
  expect(shapeOf([[{ id: 1, name: 'a' }]])).toBe(
    shapeOf([
      [
        { name: 'b', id: 2 },
        { id: 3, name: '' },
      ],
    ]),
  );
});
