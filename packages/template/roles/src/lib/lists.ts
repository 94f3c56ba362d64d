import { PAGE_SIZES } from '@kado/template-kit';
import { GROUPS, ASSIGNABLE_ROLES } from './groups.ts';

/** The URL state of the list of people. */
const PEOPLE = { q: '', role: '', page: 1, perPage: 10, sort: 'asc', sortColumn: 'fullName' };
export const PEOPLE_LIST = {
  defaults: PEOPLE,
  allowed: {
    perPage: PAGE_SIZES,
    role: ['', ...GROUPS],
    sortColumn: ['fullName', 'role', 'currentPlan', 'billing', 'status'],
  },
  queryKeys: ['q', 'role', 'page', 'perPage', 'sort', 'sortColumn'],
} as const;

/** The first request of the list of permissions; without a sort column the newest come first. */
export const FIRST_PERMISSIONS = { q: '', assignedTo: '', page: 1, perPage: 10, sort: 'asc', sortColumn: '' };
/** The URL state of the list of permissions. `hide` holds column names, separated by commas. */
const PERMISSIONS = { ...FIRST_PERMISSIONS, hide: 'none' };
export const PERMISSION_LIST = {
  defaults: PERMISSIONS,
  allowed: { perPage: PAGE_SIZES, assignedTo: ['', ...ASSIGNABLE_ROLES], sortColumn: ['', 'name', 'createdDate'] },
  queryKeys: ['q', 'assignedTo', 'page', 'perPage', 'sort', 'sortColumn'],
} as const;

/** The columns that can be hidden. */
export const HIDEABLE = ['assigned', 'created'] as const;
