import { ROLE_AREAS, type RoleRights, type TemplateRole } from '@kado/contracts';

/** One letter per area: a = all, w = read and write, r = read, - = nothing. */
const ROWS: readonly (readonly [name: string, rights: string])[] = [
  ['Administrator', 'aaaaaaaaa'],
  ['Manager', 'aawr-aa-w'],
  ['User', 'rwrr-rrwr'],
  ['Support', 'rwarr-r--'],
  ['Restricted user', 'rr-r-r-r-'],
];

const rightsOf = (letter: string): RoleRights => ({
  read: letter !== '-',
  write: letter === 'w' || letter === 'a',
  create: letter === 'a',
});

/** The five sample roles, each with its rights on nine areas. */
export const seedRoles = (): TemplateRole[] =>
  ROWS.map(([name, rights], index) => ({
    id: index + 1,
    name,
    matrix: Object.fromEntries(ROLE_AREAS.map((area, column) => [area, rightsOf(rights.charAt(column))])),
  }));
