import type { TemplateRole, TemplateRoleDraft } from '@kado/contracts/template';

import { endpoints } from '../../endpoints.ts';
import type { RootHttp } from '../../http.ts';

const path = endpoints.root.roles;

/** The template's sample roles with their matrices of rights. */
export const roles = (http: RootHttp) => ({
  all: (signal?: AbortSignal) => http.get<{ roles: TemplateRole[] }>(path.all, { signal }),
  save: (role: TemplateRoleDraft, signal?: AbortSignal) => http.post<{ role: TemplateRole }>(path.save, { role }, { signal }),
  remove: (id: number, signal?: AbortSignal) => http.delete<void>(path.remove, { params: { id }, signal }),
});
