import type { TemplateRole } from '@kado/contracts/template';

/** The dialog that is open about roles; `openedAt` gives each opening a fresh form. */
export type RoleDialogState = { openedAt: number } & (
  | { kind: 'add'; role?: undefined }
  | { kind: 'edit' | 'remove' | 'rights'; role: TemplateRole }
);
