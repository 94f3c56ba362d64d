import { ROLE_AREAS, type TemplateRole } from '@kado/contracts/template';

/** A summary of a role's rights: everything, nothing, read in `count` areas, or write or create in `count` areas. */
export type RoleSummary = { kind: 'all' | 'none' | 'read' | 'write'; count: number };

/** Sums up a role's rights, counted in areas. */
export function roleSummary(matrix: TemplateRole['matrix']): RoleSummary {
  const rights = ROLE_AREAS.map((area) => matrix[area]);
  const read = rights.filter((area) => area?.read).length;
  const written = rights.filter((area) => area?.write || area?.create).length;
  if (rights.every((area) => area?.read && area.write && area.create)) return { kind: 'all', count: read };
  if (written > 0) return { kind: 'write', count: written };
  return read > 0 ? { kind: 'read', count: read } : { kind: 'none', count: 0 };
}
