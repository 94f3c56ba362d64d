import { type CustomerTicket, type DepositReview, PersonName, type Recipient, type Ticket, type User } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { creditGrant, dollars, inReview } from './deposits.ts';
import { withDatabases } from './fixture.ts';
import { person } from './people.ts';
import { TEXT_LINES, textsOf } from './text-lines.ts';

const NAMES = TEXT_LINES.filter((text) => PersonName.safeParse(text).data === text);
const TEXTS = textsOf(TEXT_LINES, 500);
const nfc = (text: string | null | undefined) => text?.normalize('NFC');

async function expectNoMarkup(app: FastifyInstance): Promise<void> {
  const mails = await app.mail.list();
  expect(mails.length).toBeGreaterThan(0);
  for (const { subject, html } of mails) {
    expect(subject).toMatch(/^[^\r\n]+$/);
    expect(html).not.toMatch(/<(script|img|svg|!-- comment|!\[CDATA|title><)/);
  }
}

withDatabases('Stored texts', (make) => {
  it('B3 I7 names of a profile and of a recipient are returned unchanged, without markup in a mail', async () => {
    const { app, call } = await make();
    const ops = await person(app, { role: 'operator' });
    const { token, email } = await person(app);
    const body = { kind: 'gift', name: 'Rosa Lima', email: 'rosa@kado.test' };
    const { id } = (await call<Recipient>('POST /recipients', { token, body })).body.data;
    expect(NAMES.length).toBeGreaterThan(400);
    for (const name of NAMES) {
      const changed = await call<User>('PATCH /users/me', { token, body: { firstName: name, lastName: name } });
      expect([nfc(changed.body.data.firstName), nfc(changed.body.data.lastName)]).toEqual([nfc(name), nfc(name)]);
      const renamed = await call<Recipient>(`PATCH /recipients/${id}`, { token, body: { name } });
      expect(nfc(renamed.body.data.name)).toBe(nfc(name));
      const sender = await person(app, { cents: 0n });
      const message = { topic: 'other', name, email, message: 'Where is my gift card?' };
      expect((await call('POST /contact', { token: sender.token, body: message })).status).toBe(201);
    }
    expect((await app.mail.list()).some(({ to }) => to === ops.email)).toBe(true);
    await expectNoMarkup(app);
  });

  it.each(TEXTS)(
    'B3 I7 a message to support and its reply come back as they were, without markup in the mails (%#)',
    async (text) => {
      const { app, call } = await make();
      const ops = await person(app, { role: 'operator' });
      const { token, email } = await person(app);
      const sent = await call<Ticket>('POST /contact', {
        token,
        body: { topic: 'other', name: 'Ada Obi', email, message: text },
      });
      const { id } = sent.body.data;
      await call<CustomerTicket>(`POST /admin/contact/${id}/reply`, { token: ops.token, body: { text } });
      const { message, replies } = (await call<Ticket>(`GET /contact/${id}`, { token })).body.data;
      expect([nfc(message), ...replies.map((reply) => nfc(reply.text))]).toEqual([nfc(text), nfc(text)]);
      expect((await app.mail.list()).map(({ to }) => to).toSorted()).toEqual([ops.email, email].toSorted());
      await expectNoMarkup(app);
    },
  );

  it.each(TEXTS)(
    'B3 I7 the reasons and notes of operators come back as they were, without markup in the mails (%#)',
    async (text) => {
      const { app, call } = await make();
      const ops = await person(app, { role: 'operator' });
      const { token } = ops;
      const [ada, bob] = [await person(app, { cents: 0n }), await person(app, { cents: 0n })];
      const [rejected, credited] = [await inReview(app, call, ada, 1), await inReview(app, call, bob, 2)];
      await call(`POST /admin/deposits/${rejected.id}/reject`, { token, body: { reason: text } });
      const grant = await creditGrant(app, ops, credited.id);
      await call(`POST /admin/deposits/${credited.id}/credit`, { token, body: { amount: dollars(30_000), note: text, grant } });
      const deposits = (await call<DepositReview[]>('GET /admin/deposits', { token })).body.data;
      expect(nfc(deposits.find(({ id }) => id === rejected.id)?.reason)).toBe(nfc(text));
      expect(nfc(deposits.find(({ id }) => id === credited.id)?.note)).toBe(nfc(text));
      const suspended = await call<{ suspendedFor?: string }>(`POST /admin/users/${ada.id}/suspend`, {
        token,
        body: { reason: text },
      });
      expect(nfc(suspended.body.data.suspendedFor)).toBe(nfc(text));
      await expectNoMarkup(app);
    },
  );
});
