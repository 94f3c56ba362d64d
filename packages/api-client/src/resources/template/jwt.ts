import type { TemplateRegistered, TemplateSession } from '@kado/contracts/template';

import { endpoints } from '../../endpoints.ts';
import type { RootHttp } from '../../http.ts';

const path = endpoints.root.jwt;

/** The template's own accounts; none of these calls carries the stored token. */
export const jwt = (http: RootHttp) => ({
  login: (body: { email: string; password: string }, signal?: AbortSignal) =>
    http.post<TemplateSession>(path.login, body, { signal, bearer: 'none' }),
  register: (body: { username: string; email: string; password: string }, signal?: AbortSignal) =>
    http.post<TemplateRegistered>(path.register, body, { signal, bearer: 'none' }),
  refresh: (refreshToken: string, signal?: AbortSignal) =>
    http.post<TemplateSession>(path.refresh, { refreshToken }, { signal, bearer: 'none' }),
});
