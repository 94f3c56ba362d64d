import type { UserDetails, UserDetailsChange } from '@kado/contracts/template';
import { usersApi } from './users-api.ts';

type Change = UserDetailsChange & { id: number };

const isFlip = ({ notices, connections, planCancelled }: Change): boolean =>
  notices !== undefined || connections !== undefined || planCancelled !== undefined;

/** What a switch shows at once, before the server has answered. */
function flip(draft: UserDetails, { notices, connections, planCancelled }: Change): void {
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
      query: (change) => (api) => api.template.users.changeDetails(change),
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const write = (edit: (draft: UserDetails) => UserDetails | void) =>
          dispatch(detailsApi.util.updateQueryData('usersDetails', change.id, edit));
        const early = write((draft) => flip(draft, change));
        await queryFulfilled.then(
          // A switch's answer may not know of the next switch yet: what it did already shows.
          ({ data }) => void (isFlip(change) || write(() => data.details)),
          () => early.undo(),
        );
      },
    }),
  }),
});

export const { useUsersDetailsQuery, useUsersDetailsChangeMutation } = detailsApi;
