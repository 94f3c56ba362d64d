import type { TemplateRole } from '@kado/contracts/template';

/** A dialog about roles. */
export type RoleDialogState = { kind: 'add'; role?: undefined } | { kind: 'edit' | 'remove' | 'rights'; role: TemplateRole };
