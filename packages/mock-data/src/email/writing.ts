import type { Mail, MailDraft } from '@kado/contracts/template';
import type * as z from 'zod/mini';
import { badRequest, findRow, nextId } from '../core/refusal.ts';
import { OWNER } from './data.ts';

type Draft = z.output<typeof MailDraft>;
type Address = Draft['to'][number];

const person = (address: Address): Mail['to'][number] =>
  typeof address === 'string' ? { name: address.split('@')[0] ?? address, email: address } : address;

/** Makes the mail of a draft: sent now, or kept as a draft (also until its hour comes). A reply carries the thread before it. */
export function writeMail(mails: readonly Mail[], draft: Draft, now: Date): Mail {
  const waits = draft.draft === true || draft.scheduledAt !== undefined;
  if (!draft.draft && draft.to.length === 0) throw badRequest('mail.to is missing');
  const answered = draft.replyTo === undefined ? undefined : findRow(mails, draft.replyTo, 'Mail');
  return {
    id: nextId(mails),
    from: OWNER,
    to: draft.to.map(person),
    subject: draft.subject,
    cc: draft.cc.map((one) => person(one).email),
    bcc: draft.bcc.map((one) => person(one).email),
    message: draft.message,
    attachments: draft.attachments,
    isStarred: false,
    labels: [],
    time: now.toISOString(),
    replies: answered ? [{ ...answered, replies: [] }, ...answered.replies] : [],
    folder: waits ? 'draft' : 'sent',
    isRead: true,
    ...(draft.scheduledAt !== undefined && { scheduledAt: draft.scheduledAt }),
  };
}
