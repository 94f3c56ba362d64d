import type { TemplateRole } from '@kado/contracts/template';

/** What a person is asked about a role; each opening is a question of its own. */
export type Question = { at: number } & (
  | { kind: 'add'; role?: undefined }
  | { kind: 'edit' | 'remove' | 'rights'; role: TemplateRole }
);
