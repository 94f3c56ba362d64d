import type { CustomerOrder, CustomerOrderQuery, DataOf } from '@kado/contracts';
import { api, cursorPages } from '@kado/state/query';

type Filters = Omit<CustomerOrderQuery, 'limit' | 'cursor'>;

export const { useCustomerOrdersInfiniteQuery, useCustomerOrderQuery, useCustomerOrdersCsvMutation } = api
  .enhanceEndpoints({ addTagTypes: ['CustomerOrder'] })
  .injectEndpoints({
    endpoints: (build) => ({
      customerOrders: build.infiniteQuery<DataOf<CustomerOrder[]>, Filters, string>({
        ...cursorPages<CustomerOrder, Filters>((client, query, signal) => client.admin.orders.list(query, signal)),
        providesTags: ['CustomerOrder'],
      }),
      customerOrder: build.query<CustomerOrder, string>({
        query: (id) => async (client, signal) => (await client.admin.orders.one(id, signal)).data,
        providesTags: ['CustomerOrder'],
      }),
      customerOrdersCsv: build.mutation<string, Filters>({
        query: (filters) => (client, signal) => client.admin.orders.csv(filters, signal),
      }),
    }),
  });
