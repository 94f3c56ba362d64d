import { type Mail, MailListBody, OpenedMail } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { testBackend } from '../testing.ts';

const call = testBackend();
const list = async (query = ''): Promise<MailListBody> =>
  MailListBody.parse((await call('GET', `/apps/email/emails${query}`)).body);
const ids = async (query = ''): Promise<number[]> => (await list(query)).emails.map(({ id }) => id);
const all = async (): Promise<Mail[]> =>
  (await Promise.all(['inbox', 'sent', 'draft', 'spam', 'trash'].map((folder) => list(`?folder=${folder}`)))).flatMap(
    ({ emails }) => emails,
  );

it('has 24 threads', async () => {
  expect(await all()).toHaveLength(24);
});

it.each([
  ['', ({ folder }: Mail) => folder === 'inbox'],
  ['?folder=sent', ({ folder }: Mail) => folder === 'sent'],
  ['?folder=trash', ({ folder }: Mail) => folder === 'trash'],
  ['?folder=starred', ({ folder, isStarred }: Mail) => isStarred && folder !== 'trash'],
  ['?label=company', ({ folder, labels }: Mail) => labels.includes('company') && folder !== 'trash'],
  ['?label=company&folder=sent', ({ folder, labels }: Mail) => labels.includes('company') && folder === 'sent'],
  ['?q=LENA', ({ folder, from }: Mail) => folder === 'inbox' && from.name === 'Lena Brandt'],
  ['?q=crates', ({ subject }: Mail) => subject.startsWith('Crates')],
])('lists %s, newest first', async (query, belongs) => {
  const wanted = (await all()).filter(belongs).toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time));
  expect(wanted.length).toBeGreaterThan(0);
  expect(await ids(query)).toEqual(wanted.map(({ id }) => id));
});

it('counts unread mails of inbox and spam, and all drafts', async () => {
  const mails = await all();
  const count = (folder: string, unread: boolean) =>
    mails.filter((mail) => mail.folder === folder && !(unread && mail.isRead)).length;
  expect((await list('?q=nothing')).emailsMeta).toEqual({
    inbox: count('inbox', true),
    draft: count('draft', false),
    spam: count('spam', true),
  });
});

it.each(['', '?folder=sent', '?folder=inbox&q=the', '?label=company'])(
  'walks through the view %s in both directions',
  async (query) => {
    const view = await ids(query);
    const more = query.replace('?', '&');
    for (const [place, id] of view.entries()) {
      const opened = OpenedMail.parse((await call('GET', `/apps/email/get-email?id=${id}${more}`)).body);
      expect([opened.id, opened.hasPreviousMail, opened.hasNextMail]).toEqual([id, place > 0, place < view.length - 1]);
      for (const [dir, neighbour] of [
        ['previous', view[place - 1]],
        ['next', view[place + 1]],
      ] as const) {
        const answer = await call('GET', `/apps/email/paginate-email?dir=${dir}&emailId=${id}${more}`);
        expect(answer).toMatchObject(neighbour === undefined ? { status: 404 } : { status: 200, body: { id: neighbour } });
      }
    }
  },
);

it('marks several mails and toggles a label on each', async () => {
  const [first, second] = (await list()).emails;
  const emailIds = [first!.id, String(second!.id)];
  expect(await call('POST', '/apps/email/update-emails', { emailIds, dataToUpdate: { isRead: true, folder: 'trash' } })).toEqual({
    status: 200,
    body: undefined,
  });
  expect((await list('?folder=trash')).emails.slice(0, 2)).toEqual([
    { ...first, isRead: true, folder: 'trash' },
    { ...second, isRead: true, folder: 'trash' },
  ]);
  expect(await call('POST', '/apps/email/update-emails-label', { emailIds, label: 'important' })).toEqual({
    status: 200,
    body: undefined,
  });
  const marked = (await list('?folder=trash')).emails.slice(0, 2).map(({ labels }) => labels.includes('important'));
  expect(marked).toEqual([first, second].map((mail) => !mail!.labels.includes('important')));
});

it('toggles a label once on a mail that is named twice', async () => {
  const [mail] = (await list('?folder=sent')).emails;
  await call('POST', '/apps/email/update-emails-label', { emailIds: [mail!.id, String(mail!.id)], label: 'private' });
  expect((await list('?folder=sent')).emails[0]?.labels).toEqual([...mail!.labels, 'private']);
});

it('sends, saves a draft, schedules, and replies with the thread', async () => {
  const write = async (mail: unknown) => call('POST', '/apps/email/send', { mail });
  const sent = {
    to: ['noor@haldenros.example', { name: 'Lena', email: 'lena@northbeam.example' }],
    cc: ['a@b.example'],
    subject: 'Hi',
    message: '<p>Hi</p>',
  };
  expect(await write(sent)).toMatchObject({
    status: 201,
    body: {
      email: {
        id: 25,
        folder: 'sent',
        to: [{ name: 'noor', email: 'noor@haldenros.example' }, { name: 'Lena' }],
        cc: ['a@b.example'],
        isRead: true,
      },
    },
  });
  expect((await ids('?folder=sent'))[0]).toBe(25);
  expect(await write({ draft: true })).toMatchObject({ status: 201, body: { email: { folder: 'draft', to: [] } } });
  expect(await write({ ...sent, scheduledAt: '2026-12-01T08:00:00Z' })).toMatchObject({
    body: { email: { folder: 'draft', scheduledAt: '2026-12-01T08:00:00Z' } },
  });
  expect(await write({ ...sent, replyTo: '1' })).toMatchObject({ body: { email: { replies: [{ id: 1 }, { id: 100 }] } } });
  expect(await write({ ...sent, replyTo: '' })).toMatchObject({ status: 201, body: { email: { replies: [] } } });
});

it.each(['2026-12-01T08:00', '2026-12-01T08:00:00+02:00', '2026-12-01'])('schedules a mail for %s', async (scheduledAt) =>
  expect(await call('POST', '/apps/email/send', { mail: { to: ['a@b.example'], scheduledAt } })).toMatchObject({
    status: 201,
    body: { email: { folder: 'draft', scheduledAt } },
  }),
);

it('sends a mail at once if its scheduled time is empty', async () => {
  const { body } = await call('POST', '/apps/email/send', { mail: { to: [' a@b.example '], scheduledAt: '' } });
  expect(body).toMatchObject({ email: { folder: 'sent', to: [{ email: 'a@b.example' }] } });
  expect(body).not.toHaveProperty('email.scheduledAt');
});

it.each([
  ['GET', '/apps/email/get-email', undefined, 400],
  ['GET', '/apps/email/get-email?id=99', undefined, 404],
  ['GET', '/apps/email/paginate-email?emailId=1', undefined, 400],
  ['GET', '/apps/email/paginate-email?emailId=1&dir=up', undefined, 400],
  ['GET', '/apps/email/paginate-email?emailId=99&dir=next', undefined, 404],
  ['POST', '/apps/email/update-emails', { emailIds: [1], dataToUpdate: { folder: 'attic' } }, 400],
  ['POST', '/apps/email/update-emails', { emailIds: [1, 99], dataToUpdate: { isRead: false } }, 404],
  ['POST', '/apps/email/update-emails-label', { emailIds: [1], label: 'secret' }, 400],
  ['POST', '/apps/email/send', { mail: { subject: 'No recipient' } }, 400],
  ['POST', '/apps/email/send', { mail: { to: ['nobody'] } }, 400],
  ['POST', '/apps/email/send', { mail: { to: [{ name: 'Ada', email: 'nobody' }] } }, 400],
  ['POST', '/apps/email/send', { mail: { to: ['a@b.example'], cc: ['nobody'] } }, 400],
  ['POST', '/apps/email/send', { mail: { to: ['a@b.example'], bcc: ['a @b.example'] } }, 400],
  ['POST', '/apps/email/send', { mail: { to: ['a@b.example'], scheduledAt: 'tomorrow' } }, 400],
  ['POST', '/apps/email/send', { mail: { to: ['a@b.example'], scheduledAt: '2026-02-30T08:00:00Z' } }, 400],
  ['POST', '/apps/email/send', { mail: { to: ['a@b.example'], replyTo: 99 } }, 404],
])('rejects %s %s %j with %i and changes nothing', async (method, path, body, status) => {
  const before = await all();
  expect(await call(method, path, body)).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(await all()).toEqual(before);
});
