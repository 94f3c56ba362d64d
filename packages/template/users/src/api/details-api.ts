import type { UserDetails, UserDetailsChange } from '@kado/contracts/template';
import { createSerialQueue } from '@kado/template-kit';
import { usersApi } from './users-api.ts';

type Change = UserDetailsChange & { id: number };

/** A slow change must not overtake a later one of the same switch. */
const queue = createSerialQueue();

const isSwitch = ({ notices, connections, planCancelled }: Change): boolean =>
  notices !== undefined || connections !== undefined || planCancelled !== undefined;

/** Applies a switch before the server has answered. */
function applySwitch(draft: UserDetails, { notices, connections, planCancelled }: Change): void {
  for (const [name, ways] of Object.entries(notices ?? {}))
    Object.assign(draft.notices[name as keyof UserDetails['notices']], ways);
  Object.assign(draft.connections, connections);
  if (planCancelled !== undefined) draft.planCancelled = planCancelled;
}

const detailsApi = usersApi.injectEndpoints({
  endpoints: (build) => ({
    usersDetails: build.query<UserDetails, number>({
      query: (id) => async (api, signal) => (await api.template.users.details(id, signal)).details,
    }),
    usersDetailsChange: build.mutation<{ details: UserDetails }, Change>({
      query: (change) => (api) => queue(() => api.template.users.changeDetails(change)),
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const write = (edit: (draft: UserDetails) => UserDetails | void) =>
          dispatch(detailsApi.util.updateQueryData('usersDetails', change.id, edit));
        const optimistic = write((draft) => applySwitch(draft, change));
        await queryFulfilled.then(
          // A switch's response may predate the next switch; its change is already applied.
          ({ data }) => void (isSwitch(change) || write(() => data.details)),
          () => {
            optimistic.undo();
            // Another quick change may have been undone to what this one had shown.
            void dispatch(detailsApi.endpoints.usersDetails.initiate(change.id, { subscribe: false, forceRefetch: true }));
          },
        );
      },
    }),
  }),
});

export const { useLazyUsersDetailsQuery, useUsersDetailsQuery, useUsersDetailsChangeMutation } = detailsApi;
