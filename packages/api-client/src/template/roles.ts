import type { TemplateRole, TemplateRoleDraft } from '@kado/contracts/template';

import type { RootHttp } from './root-http.ts';

/** The template's sample roles with their permissions. */
export const roles = (http: RootHttp) => ({
  all: (signal?: AbortSignal) => http.get<{ roles: TemplateRole[] }>('/apps/roles/data', { signal }),
  save: (role: TemplateRoleDraft, signal?: AbortSignal) =>
    http.post<{ role: TemplateRole }>('/apps/roles/save', { role }, { signal }),
  remove: (id: number, signal?: AbortSignal) => http.delete<void>('/apps/roles/delete', { params: { id }, signal }),
});
