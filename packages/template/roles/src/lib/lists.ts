import { PAGE_SIZES } from '@kado/template-kit';
import { GROUPS, HOLDERS } from './groups.ts';

/** What the list of people shows by default. Kept in the address. */
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

/** What the list of permissions shows by default: the newest first, as they are stored. `hide` names columns apart by commas. */
const PERMISSIONS = { q: '', assignedTo: '', page: 1, perPage: 10, sort: 'asc', sortColumn: '', hide: 'none' };
export const PERMISSION_LIST = {
  defaults: PERMISSIONS,
  allowed: { perPage: PAGE_SIZES, assignedTo: ['', ...HOLDERS], sortColumn: ['', 'name', 'createdDate'] },
  queryKeys: ['q', 'assignedTo', 'page', 'perPage', 'sort', 'sortColumn'],
} as const;

/** The columns that may be hidden. */
export const HIDEABLE = ['assigned', 'created'] as const;
