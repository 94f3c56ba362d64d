import * as z from 'zod/mini';
import { Filled, LooseEmail } from './loose.ts';

/** The roles of the sample users. */
export const USER_ROLES = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const;
/** The plans of the sample users. */
export const USER_PLANS = ['basic', 'team', 'company', 'enterprise'] as const;
/** The states of the sample users. */
export const USER_STATUSES = ['active', 'inactive', 'pending'] as const;
/** The payment methods of sample users. */
export const USER_BILLINGS = ['Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash', 'Auto Debit'] as const;

/** A sample user; avatarColor ('light-primary', …) is set if avatar is empty. Our pages colour the initials by the e-mail address instead, the same on every page. */
export const TemplateUser = z.object({
  id: z.int(),
  billing: z.enum(USER_BILLINGS),
  fullName: z.string(),
  company: z.string(),
  role: z.enum(USER_ROLES),
  username: z.string(),
  country: z.string(),
  contact: z.string(),
  email: z.string(),
  currentPlan: z.enum(USER_PLANS),
  status: z.enum(USER_STATUSES),
  avatar: z.string(),
  avatarColor: z.exactOptional(z.string()),
  taxId: z.exactOptional(z.string()),
  language: z.exactOptional(z.string()),
  /** ISO 8601; absent for users stored before this field existed. */
  joinedAt: z.exactOptional(z.string()),
});
export type TemplateUser = z.infer<typeof TemplateUser>;

/** A user to add: six fields are required, the others have the form's defaults. */
export const TemplateUserDraft = z.object({
  fullName: Filled,
  username: Filled,
  email: LooseEmail,
  company: Filled,
  country: Filled,
  contact: Filled,
  role: z._default(z.enum(USER_ROLES), 'subscriber'),
  currentPlan: z._default(z.enum(USER_PLANS), 'basic'),
  status: z._default(z.enum(USER_STATUSES), 'active'),
  billing: z._default(z.enum(USER_BILLINGS), 'Auto Debit'),
  avatar: z._default(z.string(), ''),
});
export type TemplateUserDraft = z.input<typeof TemplateUserDraft>;

/** The fields of a user to change; absent ones keep their value. */
export const TemplateUserChange = z.object({
  fullName: z.exactOptional(Filled),
  username: z.exactOptional(Filled),
  email: z.exactOptional(LooseEmail),
  company: z.exactOptional(z.string()),
  country: z.exactOptional(z.string()),
  contact: z.exactOptional(z.string()),
  role: z.exactOptional(z.enum(USER_ROLES)),
  currentPlan: z.exactOptional(z.enum(USER_PLANS)),
  status: z.exactOptional(z.enum(USER_STATUSES)),
  billing: z.exactOptional(z.enum(USER_BILLINGS)),
  avatar: z.exactOptional(z.string()),
  taxId: z.exactOptional(z.string()),
  language: z.exactOptional(z.string()),
});
export type TemplateUserChange = z.infer<typeof TemplateUserChange>;

/** Query of GET /api/users/list/data. */
export interface TemplateUserListQuery {
  q?: string;
  page?: number;
  perPage?: number;
  role?: string;
  status?: string;
  currentPlan?: string;
  sort?: string;
  sortColumn?: string;
}

/** Response of GET /api/users/list/data. */
export const TemplateUserListBody = z.object({ total: z.int(), users: z.array(TemplateUser) });
export type TemplateUserListBody = z.infer<typeof TemplateUserListBody>;
