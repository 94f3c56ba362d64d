export { ApiError, isAborted, isOffline, type ApiErrorDetails } from './api-error.ts';
export type { Answer, AnswerName } from './answers.ts';
export { createApiClient, type ApiClient, type ApiClientOptions } from './create-api-client.ts';
export { endpoints } from './endpoints.ts';
export { loadAnswers, loadAxios } from './load.ts';
export type { Page } from './page.ts';
export type { RequestOptions } from './send.ts';
