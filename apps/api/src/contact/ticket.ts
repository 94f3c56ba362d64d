import { ContactTopic, type CustomerTicket, type Ticket, TicketStatus } from '@kado/contracts';
import * as z from 'zod/mini';

import type { supportTickets } from '../db/schema/support.ts';
import { languageOr } from '../i18n/translate.ts';

export type TicketRow = typeof supportTickets.$inferSelect;

/** A message as the API returns it to its sender. */
export const toTicket = (row: TicketRow, fileIds: readonly string[]): Ticket => ({
  id: row.id,
  reference: row.reference,
  topic: z.parse(ContactTopic, row.topic),
  message: row.message,
  status: z.parse(TicketStatus, row.status),
  ...(row.orderId ? { orderId: row.orderId } : {}),
  fileIds: [...fileIds],
  replies: row.replies,
  createdAt: row.createdAt.toISOString(),
});

/** A message as the API returns it to operators. */
export const toCustomerTicket = (
  row: TicketRow,
  fileIds: readonly string[],
  customer: CustomerTicket['customer'] | null,
): CustomerTicket => ({
  ...toTicket(row, fileIds),
  name: row.name,
  email: row.email,
  languageCode: languageOr(row.languageCode),
  ...(customer ? { customer } : {}),
});
