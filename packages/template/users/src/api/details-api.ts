import type { UserDetails, UserDetailsChange } from '@kado/contracts/template';
import { createSerialQueue } from '@kado/template-kit';
import { usersApi } from './users-api.ts';

type Change = UserDetailsChange & { id: number };

/** Changes are sent one after the other, so that a slow one cannot overtake a later one of the same switch. */
const queue = createSerialQueue();
/** The changes that are being saved, in order. */
const waiting = new Set<Change>();

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
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const write = (edit: (draft: UserDetails) => UserDetails | void) =>
          dispatch(detailsApi.util.updateQueryData('usersDetails', change.id, edit));
        const show = (changes: readonly Change[]) =>
          write((draft) => changes.filter(({ id }) => id === change.id).forEach((each) => applySwitch(draft, each)));
        waiting.add(change);
        const shown = show([change]);
        const answer = await queryFulfilled.catch(() => undefined);
        waiting.delete(change);
        // A request that started before a switch may finish after it, and the switch's own response may be older than the next switch.
        if (answer) return void (isSwitch(change) ? show([change, ...waiting]) : write(() => answer.data.details));
        shown.undo();
        // The undo may restore values of another change that was undone meanwhile.
        void dispatch(detailsApi.endpoints.usersDetails.initiate(change.id, { subscribe: false, forceRefetch: true }));
        return undefined;
      },
    }),
  }),
});

export const { useLazyUsersDetailsQuery, useUsersDetailsQuery, useUsersDetailsChangeMutation } = detailsApi;
