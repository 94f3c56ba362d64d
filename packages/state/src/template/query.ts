import type { TemplateApiClient } from '@kado/api-client/template';
import type { Api, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { api as productApi, type QueryFailure } from '../query/api.ts';

export { skipToken, type QueryFailure } from '../query/index.ts';

type TemplateRequest = (api: TemplateApiClient, signal: AbortSignal) => Promise<unknown>;
type TemplateCache =
  typeof productApi extends Api<BaseQueryFn, infer Endpoints, infer Path, infer Tags, infer Modules>
    ? Api<BaseQueryFn<TemplateRequest, unknown, QueryFailure>, Endpoints, Path, Tags, Modules>
    : never;

/** The server cache whose requests use the template's client: `query: (id) => (api, signal) => api.template.invoices.one(id, signal)`. */
export const api = productApi as unknown as TemplateCache;
