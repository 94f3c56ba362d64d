export { ApiError, isAborted, isOffline, type ApiErrorDetails } from './api-error.ts';
export { createPracticeClient } from './create-practice-client.ts';
export { createApiClient, type ApiClient, type ApiClientOptions } from './create-api-client.ts';
export { loadAxios, loadContracts } from './load.ts';
export type { Page } from './page.ts';
export type { RequestOptions } from './send.ts';
export { serverNow } from './server-clock.ts';
