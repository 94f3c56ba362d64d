import { ROLE_AREAS, type RoleRights } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { roleSummary } from './role-summary.ts';

const READ: RoleRights = { read: true, write: false, create: false };
const ALL: RoleRights = { read: true, write: true, create: true };
const everywhere = (rights: RoleRights) => Object.fromEntries(ROLE_AREAS.map((area) => [area, rights]));

it.each([
  ['all rights in all areas', everywhere(ALL), { kind: 'all', count: 9 }],
  ['an empty matrix', {}, { kind: 'none', count: 0 }],
  ['read in all areas', everywhere(READ), { kind: 'read', count: 9 }],
  [
    'write or create in some',
    { ...everywhere(READ), finance: ALL, content: { ...READ, write: true } },
    { kind: 'write', count: 2 },
  ],
])('sums up %s', (_, matrix, summary) => expect(roleSummary(matrix)).toEqual(summary));
