import { type AllowedValues, type Asks } from '@kado/feature-kit';
import { askedAt, PAGE_SIZES, usePagedList } from '@kado/template-kit';
import { USER_PLANS, USER_ROLES, USER_STATUSES } from '@kado/contracts/template';
import { DEFAULTS, HEIGHTS, type ListState, SORTABLE } from '../lib/list-state.ts';
import { useUsersListQuery, usersApi } from './users-api.ts';

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
const wired = ({ plan, ...asked }: Asked) => ({ ...asked, currentPlan: plan });
const useAnswer = (asked: Asked) => useUsersListQuery(wired(asked));

/** What the address asks for, what the server answered to it, and how to ask for something else. */
export const useList = () => usePagedList(LIST, useAnswer);

/** Asks for the people that an address wants and for all of them, whom the tiles count, before they are drawn. */
export const askList: Asks = (dispatch, address) =>
  Promise.all([
    dispatch(usersApi.endpoints.usersList.initiate(wired(askedAt(LIST, address)), { subscribe: false })),
    dispatch(usersApi.endpoints.usersAll.initiate(undefined, { subscribe: false })),
  ]);

/** How the list is asked for. */
export type List = ReturnType<typeof useList>;
