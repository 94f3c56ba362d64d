import { MAIL_LABELS, type Mail, MailChange, MailDraft, MailIds } from '@kado/contracts/template';
import * as z from 'zod/mini';
import { type Args, choiceArg, idArg, readAs, textArg } from '../core/args.ts';
import { type Backend, created } from '../core/backend.ts';
import { badRequest, findRow, notFound } from '../core/refusal.ts';
import { seedMails } from './data.ts';
import { inView, metaOf, viewOf } from './listing.ts';
import { writeMail } from './writing.ts';

const named = (mails: readonly Mail[], args: Args): Mail[] =>
  readAs(args['emailIds'], MailIds, 'emailIds').map((id) => findRow(mails, id, 'Mail'));

const reading = ({ topic, get }: Backend) => {
  const mailbox = topic('email', seedMails);
  return [
    get('/apps/email/emails', async ({ args }) => {
      const mails = await mailbox.read();
      return { emails: viewOf(mails, args, 'inbox'), emailsMeta: metaOf(mails) };
    }),
    get('/apps/email/get-email', async ({ args }) => {
      const mails = await mailbox.read();
      return inView(mails, findRow(mails, idArg(args), 'Mail'), args).opened;
    }),
    get('/apps/email/paginate-email', async ({ args }) => {
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

const changing = ({ topic, now, post }: Backend) => {
  const mailbox = topic('email', seedMails);
  return [
    post('/apps/email/update-emails', ({ args }) => {
      const change = readAs(args['dataToUpdate'], MailChange, 'dataToUpdate');
      return mailbox.change((mails) => named(mails, args).forEach((mail) => Object.assign(mail, change)));
    }),
    post('/apps/email/update-emails-label', ({ args }) => {
      const label = readAs(args['label'], z.enum(MAIL_LABELS), 'label');
      return mailbox.change((mails) => {
        for (const mail of named(mails, args)) {
          mail.labels = mail.labels.includes(label) ? mail.labels.filter((one) => one !== label) : [...mail.labels, label];
        }
      });
    }),
    post('/apps/email/send', async ({ args }) => {
      const draft = readAs(args['mail'], MailDraft, 'mail');
      return created(
        await mailbox.change((mails) => {
          const email = writeMail(mails, draft, now());
          mails.push(email);
          return { email };
        }),
      );
    }),
  ];
};

/** The e-mail calls: views, one mail and its neighbours, marks, labels, writing. */
export const emailHandlers = (backend: Backend) => [...reading(backend), ...changing(backend)];
