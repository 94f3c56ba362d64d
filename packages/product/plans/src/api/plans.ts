import type { DataOf, Item, Order, PlanDetails, Plan, PlanRequest, PlanStatus, Quote } from '@kado/contracts';
import { api, cursorPages } from '@kado/state/query';

const plans = api.enhanceEndpoints({ addTagTypes: ['Plan', 'Order'] });
/** The filter of the list. */
type Filters = { status?: PlanStatus };
/** The number of latest orders that are searched for gifts to repeat. */
const LATEST = 50;

/** The actions on a plan that need no PIN. */
export type PlanAction = 'pause' | 'resume' | 'end';

export const {
  usePlanListInfiniteQuery,
  usePlanQuery,
  useGiftOrdersQuery,
  useGiftOrderQuery,
  usePlanPriceQuery,
  useCreatePlanMutation,
  useChangePlanMutation,
  useSkipRunMutation,
  usePlanActionMutation,
} = plans.injectEndpoints({
  endpoints: (build) => ({
    planList: build.infiniteQuery<DataOf<Plan[]>, Filters, string>({
      ...cursorPages<Plan, Filters>((client, query, signal) => client.plans.list(query, signal)),
      providesTags: ['Plan'],
    }),
    plan: build.query<PlanDetails, string>({
      query: (id) => async (client, signal) => (await client.plans.one(id, signal)).data,
      providesTags: ['Plan'],
    }),
    giftOrders: build.query<Order[], void>({
      query: () => async (client, signal) => (await client.orders.list({ limit: LATEST }, signal)).data,
      providesTags: ['Order'],
    }),
    giftOrder: build.query<Order, string>({
      query: (id) => async (client, signal) => (await client.orders.one(id, signal)).data,
      providesTags: ['Order'],
    }),
    /** Loads the current price of a gift, including the fee. */
    planPrice: build.query<Quote, Item>({
      query: (item) => async (client, signal) => (await client.quotes.create({ items: [item] }, signal)).data,
    }),
    createPlan: build.mutation<PlanDetails, PlanRequest & { key: string }>({
      query: (body) => async (client, signal) => (await client.plans.create(body, signal)).data,
      invalidatesTags: ['Plan'],
    }),
    changePlan: build.mutation<PlanDetails, PlanRequest & { id: string }>({
      query:
        ({ id, ...body }) =>
        async (client, signal) =>
          (await client.plans.change(id, body, signal)).data,
      invalidatesTags: ['Plan'],
    }),
    skipRun: build.mutation<PlanDetails, { id: string; date: string }>({
      query:
        ({ id, date }) =>
        async (client, signal) =>
          (await client.plans.skip(id, { date }, signal)).data,
      invalidatesTags: ['Plan'],
    }),
    planAction: build.mutation<PlanDetails, { id: string; action: PlanAction }>({
      query:
        ({ id, action }) =>
        async (client, signal) =>
          (await client.plans[action](id, signal)).data,
      invalidatesTags: ['Plan'],
    }),
  }),
});

/** Marks orders as stale after a plan's run has created one. */
export const ordersChanged = () => plans.util.invalidateTags(['Order']);
