import * as z from 'zod/mini';

import { Email, PersonName, Ref, Time } from '../basics.ts';

/** The topics of a support message. */
export const ContactTopic = z.enum(['order', 'deposit', 'account', 'other']);
export type ContactTopic = z.infer<typeof ContactTopic>;

/** POST /contact. */
export const ContactMessage = z.strictObject({
  topic: ContactTopic,
  name: PersonName,
  email: Email,
  message: z.string().check(z.minLength(10), z.maxLength(4000)),
  orderId: z.optional(Ref),
  fileIds: z.optional(z.array(Ref).check(z.maxLength(5))),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** A support message and the reply. */
export const Ticket = z.object({
  id: z.string(),
  reference: z.string(),
  topic: ContactTopic,
  message: z.string(),
  status: z.enum(['open', 'answered', 'closed']),
  orderId: z.optional(z.string()),
  fileIds: z.array(z.string()),
  replies: z.array(z.object({ at: Time, from: z.enum(['customer', 'operator']), text: z.string() })),
  createdAt: Time,
});
export type Ticket = z.infer<typeof Ticket>;
