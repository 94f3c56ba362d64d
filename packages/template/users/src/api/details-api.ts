import type { UserDetails, UserDetailsChange } from '@kado/contracts/template';
import { createOptimisticChanges, createSerialQueue } from '@kado/template-kit';
import { usersApi } from './users-api.ts';

type Change = UserDetailsChange & { id: number };

/** Changes are sent one after the other, so that a slow one cannot overtake a later one of the same switch. */
const queue = createSerialQueue();
const showChange = createOptimisticChanges<Change>();

const isSwitch = ({ notices, connections, planCancelled }: Change): boolean =>
  notices !== undefined || connections !== undefined || planCancelled !== undefined;

/** Applies a switch before the server responds. */
function applySwitch(draft: UserDetails, { notices, connections, planCancelled }: Change): void {
  for (const [name, ways] of Object.entries(notices ?? {}))
    Object.assign(draft.notices[name as keyof UserDetails['notices']], ways);
  Object.assign(draft.connections, connections);
  if (planCancelled !== undefined) draft.planCancelled = planCancelled;
}

const detailsApi = usersApi.injectEndpoints({
  endpoints: (build) => ({
    usersDetails: build.query<UserDetails, number>({
      query: (id) => (api, signal) => queue(async () => (await api.template.users.details(id, signal)).details),
    }),
    usersDetailsChange: build.mutation<{ details: UserDetails }, Change>({
      query: (change) => (api) => queue(() => api.template.users.changeDetails(change)),
      onQueryStarted: (change, { dispatch, queryFulfilled }): Promise<void> => {
        const write = (edit: (draft: UserDetails) => UserDetails | void) =>
          dispatch(detailsApi.util.updateQueryData('usersDetails', change.id, edit));
        const reload = () =>
          void dispatch(detailsApi.endpoints.usersDetails.initiate(change.id, { subscribe: false, forceRefetch: true }));
        // The response to a switch may be older than the next switch, so it is not shown.
        if (!isSwitch(change)) return queryFulfilled.then(({ data }) => void write(() => data.details), reload);
        return showChange(change, {
          response: queryFulfilled,
          show: (changes) =>
            write((draft) => changes.filter(({ id }) => id === change.id).forEach((each) => applySwitch(draft, each))),
          reload,
        });
      },
    }),
  }),
});

export const { useLazyUsersDetailsQuery, useUsersDetailsQuery, useUsersDetailsChangeMutation } = detailsApi;
