import { type AllowedValues, type Preload } from '@kado/feature-kit';
import { PAGE_SIZES, queryFromUrl, usePagedList, useUserWords } from '@kado/template-kit';
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
  queryKeys: ['q', 'role', 'plan', 'status', 'page', 'perPage', 'sort', 'sortColumn'],
} as const;

type ListRequest = Pick<ListState, (typeof LIST.queryKeys)[number]>;
/** The request with the keys of the API. */
export const toWire = ({ plan, ...request }: ListRequest) => ({ ...request, currentPlan: plan });
function useUsersPage(request: ListRequest) {
  const { searchText } = useUserWords();
  return useUsersListQuery({ ...toWire(request), q: searchText(request.q) });
}

/** The list of users: URL state, request and result. */
export const useList = () => usePagedList(LIST, useUsersPage);

/** Preloads the list page of a URL, and all users for the tiles. */
export const preloadList: Preload = (dispatch, address) =>
  Promise.all([
    dispatch(usersApi.endpoints.usersList.initiate(toWire(queryFromUrl(LIST, address)), { subscribe: false })),
    dispatch(usersApi.endpoints.usersAll.initiate(undefined, { subscribe: false })),
  ]);

/** The type of `useList`'s result. */
export type List = ReturnType<typeof useList>;
