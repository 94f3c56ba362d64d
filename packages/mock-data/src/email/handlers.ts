import { MAIL_LABELS, type Mail, MailChange, MailDraft, MailIds } from '@kado/contracts';
import * as z from 'zod/mini';
import { type Args, choiceArg, idArg, readAs, textArg } from '../core/args.ts';
import { created, type TopicContext } from '../core/context.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { findRow } from '../core/rows.ts';
import { composeMail } from './compose.ts';
import { seedMails } from './data.ts';
import { inView, metaOf, viewOf } from './list.ts';

const findMails = (mails: readonly Mail[], args: Args): Mail[] =>
  readAs(args['emailIds'], MailIds, 'emailIds').map((id) => findRow(mails, id, 'Mail'));

const readHandlers = ({ http, record }: TopicContext) => {
  const mailbox = record('email', seedMails);
  return [
    http.get('/apps/email/emails', async ({ args }) => {
      const mails = await mailbox.read();
      return { emails: viewOf(mails, args, 'inbox'), emailsMeta: metaOf(mails) };
    }),
    http.get('/apps/email/get-email', async ({ args }) => {
      const mails = await mailbox.read();
      return inView(mails, findRow(mails, idArg(args), 'Mail'), args).opened;
    }),
    http.get('/apps/email/paginate-email', async ({ args }) => {
      const mails = await mailbox.read();
      if (textArg(args, 'dir') === '') throw badRequest('dir is missing');
      const direction = choiceArg(args, 'dir', ['previous', 'next'], 'next');
      const id = idArg(args, 'emailId');
      const neighbour = inView(mails, findRow(mails, id, 'Mail'), args)[direction];
      if (!neighbour) throw notFound(`A ${direction} mail of`, id);
      return inView(mails, neighbour, args).opened;
    }),
  ];
};

const writeHandlers = ({ http, record, now }: TopicContext) => {
  const mailbox = record('email', seedMails);
  return [
    http.post('/apps/email/update-emails', ({ args }) => {
      const change = readAs(args['dataToUpdate'], MailChange, 'dataToUpdate');
      return mailbox.change((mails) => findMails(mails, args).forEach((mail) => Object.assign(mail, change)));
    }),
    http.post('/apps/email/update-emails-label', ({ args }) => {
      const label = readAs(args['label'], z.enum(MAIL_LABELS), 'label');
      return mailbox.change((mails) => {
        for (const mail of findMails(mails, args)) {
          mail.labels = mail.labels.includes(label) ? mail.labels.filter((one) => one !== label) : [...mail.labels, label];
        }
      });
    }),
    http.post('/apps/email/send', async ({ args }) => {
      const draft = readAs(args['mail'], MailDraft, 'mail');
      return created(
        await mailbox.change((mails) => {
          const email = composeMail(mails, draft, now());
          mails.push(email);
          return { email };
        }),
      );
    }),
  ];
};

/** The mailbox: views, one mail and its neighbours, flags and folders, labels, sending. */
export const emailHandlers = (context: TopicContext) => [...readHandlers(context), ...writeHandlers(context)];
