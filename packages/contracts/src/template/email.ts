import * as z from 'zod/mini';
import { LooseEmail, LooseId, Moment } from './loose.ts';

/** The mail folders. */
export const MAIL_FOLDERS = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
/** The mail labels. */
export const MAIL_LABELS = ['personal', 'company', 'important', 'private'] as const;

const Person = z.object({ name: z.string(), email: z.string() });
const Sender = z.extend(Person, { avatar: z.string() });
const Attachment = z.object({ fileName: z.string(), thumbnail: z.string(), url: z.string(), size: z.string() });
const fields = {
  id: z.int(),
  from: Sender,
  to: z.array(Person),
  subject: z.string(),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  message: z.string(),
  attachments: z.array(Attachment),
  isStarred: z.boolean(),
  labels: z.array(z.enum(MAIL_LABELS)),
  time: z.string(),
  folder: z.enum(MAIL_FOLDERS),
  isRead: z.boolean(),
  scheduledAt: z.exactOptional(z.string()),
};
const Reply = z.object({ ...fields, replies: z.array(z.unknown()) });

/** A mail; message is HTML, time is ISO, replies are older mails of the thread in the same shape. */
export const Mail = z.object({ ...fields, replies: z.array(Reply) });
export type Mail = z.infer<typeof Mail>;

/** A mail with its position in the list from which it was opened. */
export const OpenedMail = z.extend(Mail, { hasPreviousMail: z.boolean(), hasNextMail: z.boolean() });
export type OpenedMail = z.infer<typeof OpenedMail>;

/** Response of GET /apps/email/emails: the list, and the number of unread mails (inbox, spam) or of all mails (draft). */
export const MailListBody = z.object({
  emails: z.array(Mail),
  emailsMeta: z.object({ inbox: z.int(), draft: z.int(), spam: z.int() }),
});
export type MailListBody = z.infer<typeof MailListBody>;

/** The changes that POST /apps/email/update-emails accepts. */
export const MailChange = z.object({
  isRead: z.exactOptional(z.boolean()),
  isStarred: z.exactOptional(z.boolean()),
  folder: z.exactOptional(z.enum(MAIL_FOLDERS)),
  labels: z.exactOptional(z.array(z.enum(MAIL_LABELS))),
});
export type MailChange = z.infer<typeof MailChange>;

/** The ids of the mails to change. */
export const MailIds = z.array(LooseId);

const Address = z.union([LooseEmail, z.extend(Person, { email: LooseEmail })]);
/** A mail to send or to save as a draft; addresses are texts, or objects with a name. */
export const MailDraft = z.object({
  to: z._default(z.array(Address), []),
  cc: z._default(z.array(Address), []),
  bcc: z._default(z.array(Address), []),
  subject: z._default(z.string(), ''),
  message: z._default(z.string(), ''),
  attachments: z._default(z.array(Attachment), []),
  replyTo: z.exactOptional(LooseId),
  scheduledAt: z.exactOptional(Moment),
  draft: z.exactOptional(z.boolean()),
});
export type MailDraft = z.input<typeof MailDraft>;
