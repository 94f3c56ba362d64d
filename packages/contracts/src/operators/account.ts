import * as z from 'zod/mini';

import { listQuery, SearchText, Time, visible } from '../basics.ts';
import { User } from '../auth/user.ts';

/** Customers have their own wallet and orders; operators run Kado. */
export const Role = z.enum(['customer', 'operator']);
export type Role = z.infer<typeof Role>;

/** An account as an operator sees it; a suspended one has both the time and the reason. */
export const UserAccount = z.extend(User, {
  role: Role,
  suspendedAt: z.optional(Time),
  suspendedFor: z.optional(z.string()),
});
export type UserAccount = z.infer<typeof UserAccount>;

/** GET /admin/users: q searches names, e-mail addresses and phone numbers. */
export const UserAccountQuery = listQuery({
  q: z.optional(SearchText),
  role: z.optional(Role),
  state: z.optional(z.enum(['active', 'suspended'])),
});
export type UserAccountQuery = z.input<typeof UserAccountQuery>;

/** A text by an operator for the audit trail: 3 to 500 characters. */
export const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500), visible);

/** POST /admin/users/{id}/suspend. */
export const Suspension = z.strictObject({ reason: Reason });
export type Suspension = z.infer<typeof Suspension>;
