import { ROLE_AREAS, type RoleRights, type TemplateRole, type USER_ROLES } from '@kado/contracts/template';

/** One letter per area: a = all rights, w = read and write, r = read, - = none. */
const ROWS: readonly (readonly [name: string, rights: string, userRole: (typeof USER_ROLES)[number]])[] = [
  ['Administrator', 'aaaaaaaaa', 'admin'],
  ['Manager', 'aawr-aa-w', 'editor'],
  ['User', 'rwrr-rrwr', 'subscriber'],
  ['Support', 'rwarr-r--', 'maintainer'],
  ['Restricted user', 'rr-r-r-r-', 'author'],
];

const rightsOf = (letter: string): RoleRights => ({
  read: letter !== '-',
  write: letter === 'w' || letter === 'a',
  create: letter === 'a',
});

/** The five sample roles, each with its rights in nine areas and its group of users. */
export const seedRoles = (): TemplateRole[] =>
  ROWS.map(([name, rights, userRole], index) => ({
    id: index + 1,
    name,
    matrix: Object.fromEntries(ROLE_AREAS.map((area, column) => [area, rightsOf(rights.charAt(column))])),
    userRole,
  }));
