import { MAIL_LABELS, type Mail, MailChange, MailDraft, MailIds } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import * as z from 'zod/mini';
import { type Args, bodyArgs, bodyField, choiceArg, idArg, queryArgs, readAs, textArg } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { addRow, findRow } from '../core/rows.ts';
import { composeMail } from './compose.ts';
import { seedMails } from './data.ts';
import { inView, metaOf, viewOf } from './list.ts';

const findMails = (mails: readonly Mail[], args: Args): Mail[] =>
  [...new Set(readAs(args['emailIds'], MailIds, 'emailIds'))].map((id) => findRow(mails, id, 'Mail'));

const readHandlers = ({ record }: TopicContext) => {
  const mailbox = record('email', seedMails);
  return [
    http.get('/apps/email/emails', async ({ request }) => {
      const mails = await mailbox.read();
      return HttpResponse.json({ emails: viewOf(mails, queryArgs(request), 'inbox'), emailsMeta: metaOf(mails) });
    }),
    http.get('/apps/email/get-email', async ({ request }) => {
      const args = queryArgs(request);
      const mails = await mailbox.read();
      return HttpResponse.json(inView(mails, findRow(mails, idArg(args), 'Mail'), args).opened);
    }),
    http.get('/apps/email/paginate-email', async ({ request }) => {
      const args = queryArgs(request);
      if (textArg(args, 'dir') === '') throw badRequest('dir is missing');
      const direction = choiceArg(args, 'dir', ['previous', 'next'], 'next');
      const id = idArg(args, 'emailId');
      const mails = await mailbox.read();
      const neighbour = inView(mails, findRow(mails, id, 'Mail'), args)[direction];
      if (!neighbour) throw notFound(`A ${direction} mail of`, id);
      return HttpResponse.json(inView(mails, neighbour, args).opened);
    }),
  ];
};

const writeHandlers = ({ record, now }: TopicContext) => {
  const mailbox = record('email', seedMails);
  return [
    http.post('/apps/email/update-emails', async ({ request }) => {
      const args = await bodyArgs(request);
      const change = readAs(args['dataToUpdate'], MailChange, 'dataToUpdate');
      await mailbox.change((mails) => findMails(mails, args).forEach((mail) => Object.assign(mail, change)));
      return new HttpResponse();
    }),
    http.post('/apps/email/update-emails-label', async ({ request }) => {
      const args = await bodyArgs(request);
      const label = readAs(args['label'], z.enum(MAIL_LABELS), 'label');
      await mailbox.change((mails) => {
        for (const mail of findMails(mails, args)) {
          mail.labels = mail.labels.includes(label) ? mail.labels.filter((one) => one !== label) : [...mail.labels, label];
        }
      });
      return new HttpResponse();
    }),
    http.post('/apps/email/send', async ({ request }) => {
      const draft = await bodyField(request, 'mail', MailDraft, ['replyTo', 'scheduledAt']);
      const email = await mailbox.change((mails) => addRow(mails, composeMail(mails, draft, now())));
      return HttpResponse.json({ email }, { status: 201 });
    }),
  ];
};

/** The mailbox: views, one mail and its neighbours, flags and folders, labels, sending. */
export const emailHandlers = (context: TopicContext) => [...readHandlers(context), ...writeHandlers(context)];
