import { type AllowedValues, PAGE_SIZES, usePagedList } from '@kado/feature-kit';
import { USER_PLANS, USER_ROLES, USER_STATUSES } from '@kado/contracts';
import { DEFAULTS, HEIGHTS, type ListState, SORTABLE } from '../lib/list.ts';
import { useUsersListQuery } from './users.ts';

const ALLOWED: AllowedValues<ListState> = {
  perPage: PAGE_SIZES,
  sortColumn: SORTABLE,
  rows: ['', ...HEIGHTS],
  role: ['', ...USER_ROLES],
  plan: ['', ...USER_PLANS],
  status: ['', ...USER_STATUSES],
};
const LIST = {
  defaults: DEFAULTS,
  allowed: ALLOWED,
  asks: ['q', 'role', 'plan', 'status', 'page', 'perPage', 'sort', 'sortColumn'],
} as const;

type Asked = Pick<ListState, (typeof LIST.asks)[number]>;
const useAnswer = ({ plan, ...asked }: Asked) => useUsersListQuery({ ...asked, currentPlan: plan });

/** What the address asks for, what the server answered to it, and how to ask for something else. */
export const useList = () => usePagedList(LIST, useAnswer);

/** How the list is asked for. */
export type List = ReturnType<typeof useList>;
