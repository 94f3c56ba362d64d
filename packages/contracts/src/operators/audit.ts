import * as z from 'zod/mini';

import { Day, listQuery, SearchText, Time } from '../basics.ts';

/** The groups of audited actions: `auth` is that of `auth.login`. */
export const AuditGroup = z.enum([
  'auth',
  'session',
  'user',
  'wallet',
  'deposit',
  'plan',
  'contact',
  'gift',
  'file',
  'list',
  'supplier',
  'denied',
]);
export type AuditGroup = z.infer<typeof AuditGroup>;

/** An action, its actor, its resource, and the change. `actor` and `subjectId` are ids; null: nobody was signed in, or there is no resource. */
export const AuditEntry = z.object({
  id: z.string(),
  at: Time,
  actor: z.nullable(z.string()),
  actorEmail: z.optional(z.string()),
  action: z.string(),
  subject: z.string(),
  subjectId: z.nullable(z.string()),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
  ip: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** GET /admin/audit: actor is an id or a part of an e-mail address; the action `auth` includes `auth.login`; subjectId is a resource, or the owner of resources. */
export const AuditQuery = listQuery({
  actor: z.optional(SearchText),
  action: z.optional(SearchText),
  subjectId: z.optional(SearchText),
  from: z.optional(Day),
  to: z.optional(Day),
});
export type AuditQuery = z.input<typeof AuditQuery>;
