import type { DataOf, Deposit, DepositRequest } from '@kado/contracts';
import { api, cursorPages } from '@kado/state/query';
import { pictureOf } from '@kado/product-ui';

const deposits = api.enhanceEndpoints({ addTagTypes: ['Deposit', 'Transaction'] });
const PAGE = 100;

/** The blob URL of a proof's picture; undefined for a file that cannot be drawn. */
export type ProofPicture = { url: string | undefined };

/** A picture is shown by a blob URL, because its request needs the token that only this code has. */
async function blobUrlOf(file: Blob): Promise<ProofPicture> {
  const picture = await pictureOf(file).catch(() => undefined);
  return { url: picture && URL.createObjectURL(picture) };
}

export const {
  useDepositQuery,
  useDepositListInfiniteQuery,
  useCreateDepositMutation,
  useAddProofMutation,
  useCancelDepositMutation,
  useProofPictureQuery,
} = deposits.injectEndpoints({
  endpoints: (build) => ({
    deposit: build.query<Deposit, string>({
      query: (id) => async (client, signal) => (await client.deposits.one(id, signal)).data,
      providesTags: ['Deposit'],
    }),
    depositList: build.infiniteQuery<DataOf<Deposit[]>, void, string>({
      ...cursorPages<Deposit>((client, query, signal) => client.deposits.list({ ...query, limit: PAGE }, signal)),
      providesTags: ['Deposit'],
    }),
    createDeposit: build.mutation<Deposit, DepositRequest>({
      query: (body) => async (client, signal) => (await client.deposits.create(body, signal)).data,
      invalidatesTags: ['Deposit'],
    }),
    addProof: build.mutation<Deposit, { id: string; fileId: string }>({
      query:
        ({ id, fileId }) =>
        async (client, signal) =>
          (await client.deposits.addProof(id, { fileId }, signal)).data,
      invalidatesTags: ['Deposit'],
    }),
    cancelDeposit: build.mutation<Deposit, string>({
      query: (id) => async (client, signal) => (await client.deposits.cancel(id, signal)).data,
      invalidatesTags: ['Deposit'],
    }),
    proofPicture: build.query<ProofPicture, string>({
      query: (fileId) => async (client, signal) => blobUrlOf(await client.files.content(fileId, signal)),
      onCacheEntryAdded: async (_, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => undefined);
        await cacheEntryRemoved;
        if (loaded?.data.url) URL.revokeObjectURL(loaded.data.url);
      },
    }),
  }),
});

/** Whether the server refused a proof because the deposit already has one. */
export const hasProof = (error: ReturnType<typeof useAddProofMutation>[1]['error']): boolean =>
  error?.code === 'STATE_CONFLICT' && 'data' in error && error.data.status === 'in_review';

/** Marks deposits and the statement as stale after a deposit has changed. */
export const depositsChanged = () => deposits.util.invalidateTags(['Deposit', 'Transaction']);
