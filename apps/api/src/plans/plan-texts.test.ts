import { type Item, LANGUAGES, type Notification, PersonName, type PlanDetails } from '@kado/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { DAY, planner } from '../../test/family-plans.ts';
import { withDatabases } from '../../test/fixture.ts';
import { HOSTILE_TEXTS, UNUSUAL_TEXTS } from '../../test/hostile-texts.ts';
import { bankGift, giftCard } from '../../test/people.ts';
import { formatMoney } from '../i18n/money.ts';
import { translate } from '../i18n/translate.ts';
import { runPlans } from './runs.ts';

const NAMES = [...HOSTILE_TEXTS, ...UNUSUAL_TEXTS].filter(
  (text) => PersonName.safeParse(text).data === text && text.isWellFormed() && !text.startsWith('\uFEFF'),
);
const ceiling = { amountMinor: 2000, currency: 'USD' };

withDatabases('The texts of plans', (make) => {
  it.each(LANGUAGES.map(({ code }) => code))('are mailed in the language of the owner: %s', async (languageCode) => {
    const made = await make();
    const { app, clock } = made;
    const own = await planner(made, { languageCode });
    const { id } = await own.made();
    clock.advance(20 * 3600);
    await runPlans(app);
    clock.advance(DAY);
    for (const [at, wait] of [
      'update wallets set available = 1',
      'update plans set ceiling = 1',
      'update plans set currency = $$EUR$$',
    ].entries()) {
      await app.db.execute(sql.raw(wait));
      await runPlans(app);
      await app.db.execute(
        sql`update plan_runs set status = 'announced', wait = null, shortfall = null, next_at = at where wait is not null`,
      );
      expect(await app.mail.list()).toHaveLength(at + 2);
    }
    // It is not bought yet when the next one is announced.
    clock.advance(7 * DAY);
    await runPlans(app);
    const mails = await app.mail.list();
    const usd = (amountMinor: number) => formatMoney({ amountMinor, currency: 'USD' }, languageCode);
    expect([mails.length, new Set(mails.map(({ subject }) => subject)).size]).toEqual([6, 5]);
    for (const { html, text, to, subject } of mails) {
      expect([to, html.includes(`lang="${languageCode}"`), text.includes(`/plans/${id}`)]).toEqual([own.who.email, true, true]);
      expect(`${subject} ${text}`).not.toMatch(/\{\{|undefined|Invalid/);
      const gift = translate(languageCode, 'notice.gift.topup', {
        network: 'Sunbird',
        gift: { amountMinor: 500, currency: 'USD' },
      });
      expect(text).toContain(`${gift} `);
      // Within Arabic text, the number keeps its order.
      const mark = languageCode === 'ar' ? '\u200E' : '';
      expect(subject).toContain(`${mark}+234 803 555 0142${mark}`);
    }
    const [, missed, unavailable, over, short, announced] = mails;
    const weekday = new Intl.DateTimeFormat(languageCode, { weekday: 'long' }).format(new Date('2026-11-30'));
    for (const { text } of [missed!, unavailable!, over!, short!]) expect(text).toContain(weekday);
    expect([short!.text.includes(usd(529)), over!.text.includes(usd(1))]).toEqual([true, true]);
    expect(announced!.text).toMatch(/09:00.*\([^/()]+\)/);
    expect(announced!.text).toContain(usd(600));
  });

  it.each([
    [{ email: false, inApp: true }, [1, 0]],
    [{ email: true, inApp: false }, [0, 1]],
  ])("are sent by the owner's preferences for orders: %j", async (orders, expected) => {
    const made = await make();
    const { app, call, clock } = made;
    const { made: plan, who } = await planner(made);
    const other = { email: true, inApp: true };
    const body = { orders, deposits: other, security: other, news: other };
    await call('PUT /users/me/notification-preferences', { token: who.token, body });
    await plan();
    clock.advance(20 * 3600);
    await runPlans(app);
    const shown = (await call<Notification[]>('GET /notifications', { token: who.token })).body.data;
    expect([shown.length, (await app.mail.list()).length]).toEqual(expected);
  });

  it('B3 I7 are returned unchanged, and are harmless in mail, notice and list', async () => {
    const made = await make();
    const { app, call, clock } = made;
    const { create, act, who } = await planner(made);
    expect(NAMES.length).toBeGreaterThan(60);
    const schedule = { every: 'week', weekday: 1, timeZone: 'Africa/Lagos' };
    const items = NAMES.map((name, at): Item =>
      at % 2 === 0
        ? giftCard(app, '42', { recipient: { name, email: 'rosa42@kado.test' }, message: name })
        : bankGift(app, '42', { account: { number: '1501203456742', holder: name }, message: name }),
    );
    // At most fifty at once.
    for (const some of [items.slice(0, 50), items.slice(50)]) {
      const plans: PlanDetails[] = [];
      for (const item of some) plans.push((await create({ item, ceiling, schedule, pin: '274913' })).body.data);
      expect(plans.map(({ recipient }) => recipient.name)).toEqual(some.map(nameOf));
      const csv = await call('GET /plans?limit=100', { token: who.token, headers: { accept: 'text/csv' } });
      expect(csv.text).toContain('Africa/Lagos');
      expect(csv.text).not.toMatch(/(^|,)"?[=+@-]/m);
      await app.db.execute(sql`update plan_runs set next_at = ${clock.sql()} where status = 'planned'`);
      await runPlans(app);
      for (const { id } of plans) await act(id, 'end');
    }
    const mails = await app.mail.list();
    expect(mails).toHaveLength(NAMES.length);
    for (const { subject, html } of mails) {
      expect(subject).toMatch(/^[^\r\n]+$/);
      expect(html).not.toMatch(/<(script|img|svg|title><)|\{\{product/);
    }
    const notices = (await call<Notification[]>('GET /notifications?limit=100', { token: who.token })).body.data;
    expect(notices.map(({ params }) => params['recipient']).toSorted()).toEqual(NAMES.toSorted());
  });
});

const nameOf = (item: Item): string =>
  item.kind === 'gift' ? item.recipient.name : item.kind === 'bank' ? item.account.holder : '';
