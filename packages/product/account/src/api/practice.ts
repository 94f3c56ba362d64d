import { api } from '@kado/state/query';

/** Fills the practice balance up again. */
export const { useRefillPracticeMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    refillPractice: build.mutation<unknown, void>({
      query: () => (client, signal) => client.practice.refill(signal),
    }),
  }),
});
