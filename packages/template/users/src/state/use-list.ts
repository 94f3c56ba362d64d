import { type AllowedValues, type Preload } from '@kado/feature-kit';
import { queryFromUrl, PAGE_SIZES, usePagedList } from '@kado/template-kit';
import { USER_PLANS, USER_ROLES, USER_STATUSES } from '@kado/contracts/template';
import { DEFAULTS, HEIGHTS, type ListState, SORTABLE } from '../lib/list.ts';
import { useUsersListQuery, usersApi } from './users.ts';

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
  queryKeys: ['q', 'role', 'plan', 'status', 'page', 'perPage', 'sort', 'sortColumn'],
} as const;

type Asked = Pick<ListState, (typeof LIST.queryKeys)[number]>;
const wired = ({ plan, ...asked }: Asked) => ({ ...asked, currentPlan: plan });
const useAnswer = (asked: Asked) => useUsersListQuery(wired(asked));

/** What the address asks for, what the server answered to it, and how to ask for something else. */
export const useList = () => usePagedList(LIST, useAnswer);

/** Fetches the people that an address lists, and all of them for the tiles, before the page is drawn. */
export const preloadList: Preload = (dispatch, address) =>
  Promise.all([
    dispatch(usersApi.endpoints.usersList.initiate(wired(queryFromUrl(LIST, address)), { subscribe: false })),
    dispatch(usersApi.endpoints.usersAll.initiate(undefined, { subscribe: false })),
  ]);

/** How the list is asked for. */
export type List = ReturnType<typeof useList>;
