import { api } from '@kado/state/query';

/** Resets the practice balance to its initial amount. */
export const { useRefillPracticeMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    refillPractice: build.mutation<unknown, void>({
      query: () => (client, signal) => client.practice.refill(signal),
    }),
  }),
});
