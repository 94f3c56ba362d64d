import type { UserDetails, UserDetailsChange } from '@kado/contracts/template';
import { createSerialQueue } from '@kado/template-kit';
import { usersApi } from './users-api.ts';

type Change = UserDetailsChange & { id: number };

/** A slow change must not overtake a later one of the same switch. */
const queue = createSerialQueue();
/** The changes that the server has not answered yet, in order. */
const waiting = new Set<Change>();

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
      query: (id) => (api, signal) => queue(async () => (await api.template.users.details(id, signal)).details),
    }),
    usersDetailsChange: build.mutation<{ details: UserDetails }, Change>({
      query: (change) => (api) => queue(() => api.template.users.changeDetails(change)),
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const write = (edit: (draft: UserDetails) => UserDetails | void) =>
          dispatch(detailsApi.util.updateQueryData('usersDetails', change.id, edit));
        const show = (changes: readonly Change[]) =>
          write((draft) => changes.filter(({ id }) => id === change.id).forEach((each) => applySwitch(draft, each)));
        waiting.add(change);
        const shown = show([change]);
        const answer = await queryFulfilled.catch(() => undefined);
        waiting.delete(change);
        // What was asked before a switch may have been answered after it, and its own answer may predate the next switch.
        if (answer) return void (isSwitch(change) ? show([change, ...waiting]) : write(() => answer.data.details));
        shown.undo();
        // Another quick change may have been undone to what this one had shown.
        void dispatch(detailsApi.endpoints.usersDetails.initiate(change.id, { subscribe: false, forceRefetch: true }));
        return undefined;
      },
    }),
  }),
});

export const { useLazyUsersDetailsQuery, useUsersDetailsQuery, useUsersDetailsChangeMutation } = detailsApi;
