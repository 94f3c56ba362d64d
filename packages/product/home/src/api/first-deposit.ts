import type { Deposit } from '@kado/contracts';
import { api } from '@kado/state/query';

const LOST: ReadonlySet<Deposit['status']> = new Set(['rejected', 'cancelled', 'expired']);

export const { useHasDepositQuery } = api.enhanceEndpoints({ addTagTypes: ['Deposit'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Whether the user has any deposit that was not lost: it is in progress or was credited. */
    hasDeposit: build.query<boolean, void>({
      query: () => async (client, signal) =>
        (await client.deposits.list({ limit: 20 }, signal)).data.some(({ status }) => !LOST.has(status)),
      providesTags: ['Deposit'],
    }),
  }),
});
