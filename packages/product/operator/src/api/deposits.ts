import type { DepositReview, DepositReviewQuery, DataOf, Money } from '@kado/contracts';
import { api, cursorPages } from '@kado/state/query';
import { pictureOf } from '@kado/product-ui';

/** An operator's decision to credit a deposit: the amount that arrived, a note, and the PIN that confirms it. */
export type Credit = { id: string; amount: Money; note: string; pin: string };
/** The blob URLs of a proof: the file, and its picture; `picture` is undefined if the file cannot be drawn. */
export type Proof = { file: string; picture: string | undefined };

/** Options of the mutation hooks. The fixed cache keys let all components of this tab see a running or finished decision. */
export const SHARED = { credit: { fixedCacheKey: 'credit' }, reject: { fixedCacheKey: 'reject' } };

type Filters = Omit<DepositReviewQuery, 'limit' | 'cursor' | 'order'>;
const PAGE = 100;

async function proofOf(file: Blob): Promise<Proof> {
  const picture = await pictureOf(file).catch(() => undefined);
  return { file: URL.createObjectURL(file), picture: picture && URL.createObjectURL(picture) };
}

export const {
  useReviewsInfiniteQuery,
  useReviewQuery,
  useProofFileQuery,
  useLazyProofFileQuery,
  useCreditMutation,
  useRejectMutation,
} = api.enhanceEndpoints({ addTagTypes: ['DepositReview', 'Audit', 'Books'] }).injectEndpoints({
  endpoints: (build) => ({
    reviews: build.infiniteQuery<DataOf<DepositReview[]>, Filters, string>({
      ...cursorPages<DepositReview, Filters>((client, query, signal) =>
        client.admin.deposits.list({ ...query, order: query.status === 'in_review' ? 'waiting' : 'newest', limit: PAGE }, signal),
      ),
      providesTags: ['DepositReview'],
    }),
    review: build.query<DepositReview, string>({
      query: (id) => async (client, signal) => (await client.admin.deposits.one(id, signal)).data,
      providesTags: ['DepositReview'],
    }),
    proofFile: build.query<Proof, string>({
      query: (fileId) => async (client, signal) => proofOf(await client.files.content(fileId, signal)),
      onCacheEntryAdded: async (_, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => undefined);
        await cacheEntryRemoved;
        for (const url of [loaded?.data.file, loaded?.data.picture]) if (url) URL.revokeObjectURL(url);
      },
    }),
    // The PIN is first exchanged for a grant for this deposit, so that it is sent once and to one endpoint only.
    credit: build.mutation<DepositReview, Credit>({
      query:
        ({ id, amount, note, pin }) =>
        async (client, signal) => {
          const { data } = await client.auth.stepUp({ pin, purpose: 'credit', ref: id }, signal);
          return (await client.admin.deposits.credit(id, { amount, note, grant: data.grant }, signal)).data;
        },
      invalidatesTags: (_, error) => (error?.code === 'WRONG_PIN' ? [] : ['DepositReview', 'Audit', 'Books']),
    }),
    reject: build.mutation<DepositReview, { id: string; reason: string }>({
      query:
        ({ id, reason }) =>
        async (client, signal) =>
          (await client.admin.deposits.reject(id, { reason }, signal)).data,
      invalidatesTags: ['DepositReview', 'Audit'],
    }),
  }),
});
