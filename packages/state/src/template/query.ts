import type { TemplateApiClient } from '@kado/api-client/template';
import type { Api, BaseQueryFn, coreModuleName, reactHooksModuleName } from '@reduxjs/toolkit/query/react';
import { api as productApi, type Failure } from '../query/api.ts';

export { skipToken, toFailure, type Failure } from '../query/index.ts';

type TemplateRequest = (api: TemplateApiClient, signal: AbortSignal) => Promise<unknown>;
type Modules = typeof coreModuleName | typeof reactHooksModuleName;

/** The server cache, whose requests get the template's client: `query: (id) => (api, signal) => api.template.invoices.one(id, signal)`. */
export const api = productApi as unknown as Api<
  BaseQueryFn<TemplateRequest, unknown, Failure>,
  Record<never, never>,
  'server',
  never,
  Modules
>;
