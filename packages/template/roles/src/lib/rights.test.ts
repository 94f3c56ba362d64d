import { ROLE_AREAS } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { type Cells, countRights, EMPTY, type Matrix, RIGHTS, rightsOn, setRights, undoChange, withAllAreas } from './rights.ts';

const full = setRights(EMPTY, {}, true);
const grantedRights = (matrix: Matrix, area: string) => RIGHTS.filter((right) => rightsOn(matrix, area)[right]).join(' ');

it.each<[string, Matrix, Cells, boolean, string]>([
  ['granting read grants read alone', EMPTY, { area: 'finance', right: 'read' }, true, 'read'],
  ['granting write grants read too', EMPTY, { area: 'finance', right: 'write' }, true, 'read write'],
  ['granting create grants read too', EMPTY, { area: 'finance', right: 'create' }, true, 'read create'],
  ['revoking create keeps the others', full, { area: 'finance', right: 'create' }, false, 'read write'],
  ['revoking read revokes all', full, { area: 'finance', right: 'read' }, false, ''],
  ['a row is granted', EMPTY, { area: 'finance' }, true, 'read write create'],
  ['another row is left alone', EMPTY, { area: 'payroll' }, true, ''],
  ['a column is revoked', full, { right: 'write' }, false, 'read create'],
  ['everything is revoked', full, {}, false, ''],
])('%s', (_, matrix, cells, on, expected) => expect(grantedRights(setRights(matrix, cells, on), 'finance')).toBe(expected));

it('counts cells, rows, columns and all', () => {
  const matrix = setRights(setRights(EMPTY, { area: 'finance' }, true), { right: 'read' }, true);
  expect(countRights(matrix)).toEqual({ on: 11, of: ROLE_AREAS.length * RIGHTS.length });
  expect(countRights(matrix, { area: 'finance' })).toEqual({ on: 3, of: 3 });
  expect(countRights(matrix, { right: 'write' })).toEqual({ on: 1, of: ROLE_AREAS.length });
});

it('undoes one change and keeps later ones', () => {
  const changed = setRights(EMPTY, { area: 'finance', right: 'write' }, true);
  const later = setRights(changed, { area: 'payroll' }, true);
  expect(undoChange(later, EMPTY, changed)).toEqual(setRights(EMPTY, { area: 'payroll' }, true));
});

it('keeps read if a later change needs it', () => {
  const read = setRights(EMPTY, { area: 'finance', right: 'read' }, true);
  const created = setRights(read, { area: 'finance', right: 'create' }, true);
  expect(undoChange(created, EMPTY, read)).toEqual(created);
});

it('adds missing areas to a stored matrix, without rights, and removes unknown areas', () => {
  const all = { read: true, write: true, create: true };
  expect(withAllAreas({ finance: all, garden: all })).toEqual(setRights(EMPTY, { area: 'finance' }, true));
});
