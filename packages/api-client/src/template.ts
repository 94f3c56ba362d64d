import { createApiClient, type ApiClient, type ApiClientOptions } from './create-api-client.ts';
import { createSend } from './send.ts';
import { languages } from './template/languages.ts';
import { readMockFailure } from './template/mock-failure.ts';
import { createRootHttp } from './template/root-http.ts';
import { templateApi, type TemplateApi } from './template/template-api.ts';

export type { TemplateApi } from './template/template-api.ts';

/** The product's client with the template's calls under `template`. */
export type TemplateApiClient = ApiClient & { template: TemplateApi };

/** Makes the client of the template variant; its calls go to the page's own origin, where MSW responds. */
export function createTemplateApiClient(options: ApiClientOptions): TemplateApiClient {
  const http = createRootHttp(createSend(options, readMockFailure), options.origin ?? '');
  // The state has one key for the languages of both variants, so the template's call takes the place of the product's.
  return { ...createApiClient(options), languages: languages(http), template: templateApi(http) };
}
