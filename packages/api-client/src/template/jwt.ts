import type { TemplateRegistered, TemplateSession } from '@kado/contracts/template';

import type { RootHttp } from './root-http.ts';

/** The template's own accounts; none of these calls carries the stored token. */
export const jwt = (http: RootHttp) => ({
  login: (body: { email: string; password: string }, signal?: AbortSignal) =>
    http.post<TemplateSession>('/jwt/login', body, { signal, bearer: 'none' }),
  register: (body: { username: string; email: string; password: string }, signal?: AbortSignal) =>
    http.post<TemplateRegistered>('/jwt/register', body, { signal, bearer: 'none' }),
  refresh: (refreshToken: string, signal?: AbortSignal) =>
    http.post<TemplateSession>('/jwt/refresh-token', { refreshToken }, { signal, bearer: 'none' }),
});
