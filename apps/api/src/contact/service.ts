import type { ContactMessage, CustomerTicket, Ticket } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { newId, randomLetters } from '../db/ids.ts';
import type { Db } from '../db/types.ts';
import { useFile } from '../files/repository.ts';
import { invalid, notFound, stateConflict } from '../http/errors.ts';
import { languageOr } from '../i18n/translate.ts';
import { prefixOf } from '../limits/address-prefix.ts';
import { hourBefore, requireBelow } from '../limits/hourly.ts';
import { takeAllowance } from '../limits/repository.ts';
import { notify } from '../notifications/service.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { limitKey } from '../users/identifiers.ts';
import { findUserById } from '../users/repository.ts';
import { ownsOrder } from '../orders/repository.ts';
import { receivedMessage, replyMessage } from './mails.ts';
import {
  findCustomerTicket,
  findOperators,
  insertTicket,
  insertTicketFile,
  lockTicket,
  sentSince,
  updateTicket,
} from './repository.ts';
import { type TicketRow, toTicket } from './ticket.ts';

/** How many messages a sender may send in an hour. The limit is lower without a session, because the typed address may belong to somebody else. */
const MAX_PER_HOUR = { user: 20, anonymous: 5 };

/** Stores a message and mails it to support. Throws 404 for another user's order, 422 for another user's file, and 429. */
export async function sendMessage(app: FastifyInstance, request: FastifyRequest, body: ContactMessage): Promise<Ticket> {
  const { db, clock, env, mail } = app;
  const now = clock.now();
  const user = request.user as typeof request.user | null;
  const { orderId, topic, name, email, message } = body;
  const fileIds = (body.fileIds ?? []).map((id) => id.toLowerCase());
  if (orderId !== undefined && !(user && (await ownsOrder(db, user.id, orderId)))) throw notFound();
  if (!user) await takeAllowance(db, { subject: prefixOf(request.ip), kind: 'messages', max: env.prefixLimits.messages }, now);
  const senderKey = user?.id ?? limitKey({ kind: 'email', email });
  return db.transaction(async (tx) => {
    if (user) await requireSignedIn(tx, request, now);
    requireBelow(await sentSince(tx, senderKey, hourBefore(now)), user ? MAX_PER_HOUR.user : MAX_PER_HOUR.anonymous, now);
    const ticket = await insertTicket(tx, {
      id: newId(),
      reference: `S7-${randomLetters(4)}-${randomLetters(4)}`,
      userId: user?.id,
      senderKey,
      topic,
      name,
      email,
      languageCode: user ? languageOr(user.languageCode) : request.language,
      message,
      orderId,
      createdAt: now,
    });
    if (user) await attachFiles(tx, user.id, ticket, fileIds);
    const support = { email: env.supportEmail, languageCode: 'en' };
    const readers = support.email ? [{ ...support, email: support.email }] : await findOperators(tx);
    for (const reader of readers) await mail.queue(tx, receivedMessage(ticket, fileIds.length, reader));
    return toTicket(ticket, fileIds);
  });
}

/** Attaches unused files that this user uploaded as attachments; throws 422 with the index of the first file that is not one. */
async function attachFiles(
  tx: Db,
  userId: string,
  { id: ticketId, createdAt }: TicketRow,
  fileIds: readonly string[],
): Promise<void> {
  for (const [position, fileId] of fileIds.entries()) {
    if (!(await useFile(tx, userId, fileId, 'attachment'))) throw invalid({ [`fileIds.${position}`]: 'fields.choice' });
    await insertTicketFile(tx, { ticketId, position, fileId, createdAt });
  }
}

/** Locks and returns the message; throws 404, or 409 when it is closed. */
async function requireOpenTicket(tx: Db, id: string): Promise<TicketRow> {
  const ticket = await lockTicket(tx, id);
  if (!ticket) throw notFound();
  if (ticket.status === 'closed') throw stateConflict(ticket.status);
  return ticket;
}

async function requireTicket(tx: Db, id: string): Promise<CustomerTicket> {
  const ticket = await findCustomerTicket(tx, id);
  if (!ticket) throw notFound();
  return ticket;
}

const entryOf = (request: FastifyRequest, { id: subjectId }: TicketRow, at: Date) => ({
  at,
  subject: 'Ticket',
  subjectId,
  actorId: request.user.id,
  request,
});

/** What the audit trail records of a message: its owner, its reference, and its status before and after. */
const changeOf = ({ userId, reference, status }: TicketRow, after: { status: string; text?: string }) => {
  const facts = { ...(userId ? { userId } : {}), reference };
  return { before: { ...facts, status }, after: { ...facts, ...after } };
};

/** Adds an operator's reply and mails it to the customer. */
export async function replyTo(app: FastifyInstance, request: FastifyRequest, id: string, text: string): Promise<CustomerTicket> {
  const { db, clock, mail } = app;
  const at = clock.now();
  return db.transaction(async (tx) => {
    await requireSignedIn(tx, request, at);
    const ticket = await requireOpenTicket(tx, id);
    const replies = [...ticket.replies, { at: at.toISOString(), from: 'operator' as const, text }];
    await updateTicket(tx, ticket.id, { status: 'answered', replies });
    const { userId, reference, languageCode } = ticket;
    // An account's mails are in its current language.
    const language = (userId && (await findUserById(tx, userId))?.languageCode) ?? languageCode;
    await mail.queue(tx, replyMessage(ticket, text, languageOr(language)));
    const link = `/contact/${ticket.id}`;
    if (userId) await notify(app, tx, { userId, kind: 'support.answered', params: { reference }, link });
    const change = changeOf(ticket, { status: 'answered', text });
    await recordAudit(tx, { ...entryOf(request, ticket, at), action: 'contact.replied', ...change });
    return requireTicket(tx, ticket.id);
  });
}

/** Closes a message: no more replies can be added. */
export async function closeTicket(app: FastifyInstance, request: FastifyRequest, id: string): Promise<CustomerTicket> {
  const at = app.clock.now();
  return app.db.transaction(async (tx) => {
    await requireSignedIn(tx, request, at);
    const ticket = await requireOpenTicket(tx, id);
    await updateTicket(tx, ticket.id, { status: 'closed' });
    const change = changeOf(ticket, { status: 'closed' });
    await recordAudit(tx, { ...entryOf(request, ticket, at), action: 'contact.closed', ...change });
    return requireTicket(tx, ticket.id);
  });
}
