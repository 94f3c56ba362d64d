import { createApiClient, type ApiClient, type ApiClientOptions } from './create-api-client.ts';
import { createSend } from './send.ts';
import { createRootHttp } from './template/root-http.ts';
import { templateApi, type TemplateApi } from './template/template-api.ts';

export type { TemplateApi } from './template/template-api.ts';

/** The product's client with the template's calls under `template`. */
export type TemplateApiClient = ApiClient & { template: TemplateApi };

/** Makes the client of the template variant; its calls go to the page's own origin, where MSW responds. */
export const createTemplateApiClient = (options: ApiClientOptions): TemplateApiClient => ({
  ...createApiClient(options),
  template: templateApi(createRootHttp(createSend(options), options.origin ?? '')),
});
