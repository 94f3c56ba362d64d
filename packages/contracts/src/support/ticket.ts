import * as z from 'zod/mini';

import { Email, LanguageCode, listQuery, PersonName, Ref, SearchText, Time, visible } from '../basics.ts';
import { CustomerName } from '../operators/customer-order.ts';

/** The topics of a support message. */
export const ContactTopic = z.enum(['order', 'deposit', 'account', 'other']);
export type ContactTopic = z.infer<typeof ContactTopic>;

/** POST /contact. */
export const ContactMessage = z.strictObject({
  topic: ContactTopic,
  name: PersonName,
  email: Email,
  message: z.string().check(z.minLength(10), z.maxLength(4000), visible),
  orderId: z.optional(Ref),
  fileIds: z.optional(z.array(Ref).check(z.maxLength(5))),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** A message is open until it is answered; a closed one accepts no reply. */
export const TicketStatus = z.enum(['open', 'answered', 'closed']);
export type TicketStatus = z.infer<typeof TicketStatus>;

/** A support message and its replies. */
export const Ticket = z.object({
  id: z.string(),
  reference: z.string(),
  topic: ContactTopic,
  message: z.string(),
  status: TicketStatus,
  orderId: z.optional(z.string()),
  fileIds: z.array(z.string()),
  replies: z.array(z.object({ at: Time, from: z.enum(['customer', 'operator']), text: z.string() })),
  createdAt: Time,
});
export type Ticket = z.infer<typeof Ticket>;

/** GET /contact. */
export const TicketQuery = listQuery({});
export type TicketQuery = z.input<typeof TicketQuery>;

/** A message as an operator sees it: the typed name and address, and the account if the sender was signed in. */
export const CustomerTicket = z.extend(Ticket, {
  name: z.string(),
  email: z.string(),
  languageCode: LanguageCode,
  customer: z.optional(CustomerName),
});
export type CustomerTicket = z.infer<typeof CustomerTicket>;

/** GET /admin/contact: q searches reference, name, e-mail and message. */
export const CustomerTicketQuery = listQuery({
  status: z.optional(TicketStatus),
  topic: z.optional(ContactTopic),
  q: z.optional(SearchText),
});
export type CustomerTicketQuery = z.input<typeof CustomerTicketQuery>;

/** POST /admin/contact/{id}/reply: the text that the customer sees. */
export const TicketReply = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(4000), visible),
});
export type TicketReply = z.infer<typeof TicketReply>;
