import type { InvoiceListBody } from '@kado/contracts/template';
import { api } from '@kado/state/template/query';

const LATEST = 5;

export const { use__Subject__InvoicesQuery } = api.enhanceEndpoints({ addTagTypes: ['Invoice'] }).injectEndpoints({
  endpoints: (build) => ({
    __camel__Invoices: build.query<InvoiceListBody, void>({
      query: () => (client, signal) => client.template.invoices.list({ perPage: LATEST }, signal),
      providesTags: ['Invoice'],
    }),
  }),
});
