import type { Mail, MailDraft } from '@kado/contracts/template';
import type * as z from 'zod/mini';
import { badRequest } from '../core/errors.ts';
import { findRow, nextId } from '../core/rows.ts';
import { OWNER } from './data.ts';

type Draft = z.output<typeof MailDraft>;
type Address = Draft['to'][number];

const toPerson = (address: Address): Mail['to'][number] =>
  typeof address === 'string' ? { name: address.split('@')[0] ?? address, email: address } : address;

/** Makes a mail: a sent one, or a draft if it is saved as a draft or scheduled. A reply contains the thread before it. */
export function composeMail(mails: readonly Mail[], draft: Draft, now: Date): Mail {
  const isDraft = draft.draft === true || draft.scheduledAt !== undefined;
  if (!draft.draft && draft.to.length === 0) throw badRequest('mail.to is missing');
  const original = draft.replyTo === undefined ? undefined : findRow(mails, draft.replyTo, 'Mail');
  return {
    id: nextId(mails),
    from: OWNER,
    to: draft.to.map(toPerson),
    subject: draft.subject,
    cc: draft.cc.map((one) => toPerson(one).email),
    bcc: draft.bcc.map((one) => toPerson(one).email),
    message: draft.message,
    attachments: draft.attachments,
    isStarred: false,
    labels: [],
    time: now.toISOString(),
    replies: original ? [{ ...original, replies: [] }, ...original.replies] : [],
    folder: isDraft ? 'draft' : 'sent',
    isRead: true,
    ...(draft.scheduledAt !== undefined && { scheduledAt: draft.scheduledAt }),
  };
}
