import type { Page } from '@playwright/test';
import { callerOf } from '../../support/api-client.ts';
import { expectOnlyText, watchCanary } from '../../support/canary.ts';
import { expect, signInToHome, test as base } from '../../support/fixtures.ts';
import { LETTERS, plantHostileTexts, type Planted } from '../../support/hostile-data.ts';
import { HOSTILE_MARKUP } from '../../support/hostile-markup.ts';
import { unwrap } from '../../support/gifts.ts';
import { OPS } from '../../support/operators.ts';
import { mailTo, outbox } from '../../support/outbox.ts';
import { MAYA } from '../../support/people.ts';
import { expectPageReady } from '../../support/screens.ts';
import { startServer, type Server } from '../../support/server.ts';

let server: Server;
let planted: Planted;
base.beforeAll(async () => {
  server = await startServer();
  planted = await plantHostileTexts(server.url);
});
base.afterAll(() => server.stop());
// The tests run one after the other, because they share the same data.
base.describe.configure({ mode: 'default' });
// Animations are on, because some of the hostile texts run on animation events.
base.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** `ran`: the addresses of pages on which the canary was called, on every page of the context. */
const test = base.extend<{ ran: string[] }>({
  ran: async ({ context, watched }, use) => {
    watched.origins.add(server.url);
    await use(await watchCanary(context));
  },
});

/** Opens pages, each of which shows at least one hostile text. Returns their number. */
async function expectTextOn(page: Page, ran: readonly string[], paths: readonly string[]): Promise<number> {
  for (const path of paths) {
    await page.goto(server.url + path);
    await expectPageReady(page);
    await expect(page.getByText('canary').or(page.locator('[value*="canary"]')).first(), path).toBeAttached();
    await expectOnlyText(page, ran);
  }
  return paths.length;
}

const note = (count: number, what: string) =>
  base.info().annotations.push({ type: 'figure', description: `${HOSTILE_MARKUP.length} texts, ${count} ${what}` });

test('B3 the canary is called when the texts are parsed as markup', async ({ page, ran, allow }) => {
  allow(/SyntaxError/); // some of the texts break each other's scripts
  await page.setContent(`<body>${HOSTILE_MARKUP.join('\n')}</body>`);
  await expect.poll(() => ran.length).toBeGreaterThan(5);
});

test('B3 hostile texts are shown as text on every page of a customer', async ({ page, ran }) => {
  const { orderIds, messageIds, planIds, cart } = planted;
  await signInToHome(page, MAYA, server.url);
  await page.evaluate((items) => localStorage.setItem('cart', JSON.stringify(items)), cart.slice(0, 50));
  const ofOrders = orderIds.map((id) => `/orders/${id}`);
  const ofMessages = ['/contact', ...messageIds.map((id) => `/contact/${id}`)];
  // Plans of two gift cards and two bank gifts with different notes, and the form of one of each kind.
  const ofPlans = [planIds[0], planIds[1], planIds.at(-2), planIds.at(-1)].map((id) => `/plans/${id}`);
  const changed = [ofPlans[0], ofPlans[3]].map((path) => `${path}/change`);
  const bought = ['/', '/cart', '/checkout', '/orders', ...ofOrders, '/recipients', ...ofMessages];
  const seen = await expectTextOn(page, ran, [...bought, '/plans', ...ofPlans, ...changed]);
  note(seen, 'pages of a customer');
});

test('B3 hostile names, reasons and replies are shown as text to the customers that they are about', async ({ page, ran }) => {
  let seen = 0;
  // The people whose deposits were rejected, one for each of LETTERS.
  for (const { person, depositId } of planted.people.slice(0, LETTERS.length)) {
    await page.context().clearCookies();
    await page.goto(`${server.url}/login`);
    await page.evaluate(() => localStorage.clear());
    await signInToHome(page, person, server.url);
    seen += await expectTextOn(page, ran, ['/', '/profile', `/deposits/${depositId}`, '/notifications', '/contact']);
  }
  note(seen, 'pages of five customers');
});

test('B3 hostile names are shown as text in the header, in the greeting and on the profile', async ({ page, ran }) => {
  await signInToHome(page, MAYA, server.url);
  let seen = 0;
  for (const [at, firstName] of HOSTILE_MARKUP.entries()) {
    if (at % 2 === 1) continue;
    const body = JSON.stringify({ firstName, lastName: HOSTILE_MARKUP[at + 1] });
    // Gets a new token, because a token lives ten minutes and planting the texts takes some of them.
    const headers = { ...(await callerOf(server.url, MAYA)).headers, 'content-type': 'application/json' };
    await fetch(`${server.url}/api/v1/users/me`, { method: 'PATCH', headers, body });
    seen += await expectTextOn(page, ran, ['/profile']);
  }
  note(seen, 'names');
});

test('B3 hostile texts are shown as text on every page of operators', async ({ page, ran }) => {
  const { orderIds, messageIds, people } = planted;
  await signInToHome(page, OPS, server.url);
  const about = people.slice(0, LETTERS.length * 3);
  const seen = await expectTextOn(page, ran, [
    '/operator/deposits',
    ...about.map(({ depositId }) => `/operator/deposits?status=&id=${depositId}`),
    '/operator/orders?q=canary',
    ...orderIds.map((id) => `/operator/orders/${id}`),
    '/operator/messages',
    ...messageIds.map((id) => `/operator/messages/${id}`),
    '/operator/users',
    ...about.slice(-LETTERS.length).map(({ userId }) => `/operator/users/${userId}`),
    '/operator/audit?action=deposit',
    '/operator/audit?action=user.suspended',
    '/operator/audit?action=contact',
  ]);
  note(seen, 'pages of operators');
});

test('B3 hostile texts are shown as text in e-mails, receipts and gifts, also without a CSP', async ({ page, ran }) => {
  const gifts = await Promise.all(LETTERS.map((_, at) => mailTo(server.url, `hostile.${at}@kado.test`, { about: /\/gift\// })));
  const links = gifts.map(({ text }) => /\/gift\/[\w-]{43}/.exec(text)?.[0] ?? '');
  for (const link of links) {
    await page.goto(server.url + link);
    await unwrap(page);
    await expect(page.getByText('canary').first()).toBeVisible();
    await expectOnlyText(page, ran);
  }
  const mails = (await outbox(server.url)).map(({ html }) => html);
  const maya = await callerOf(server.url, MAYA);
  const receipts = await Promise.all(
    planted.orderIds.map(async (id) => {
      const headers = { ...maya.headers, accept: 'text/html' };
      return (await fetch(`${server.url}/api/v1/orders/${id}/receipt`, { headers })).text();
    }),
  );
  await page.goto('about:blank');
  const hostile = [...mails, ...receipts].filter((html) => html.includes('canary'));
  expect(hostile.length).toBeGreaterThan(100);
  for (const html of hostile) {
    await page.setContent(html, { waitUntil: 'domcontentloaded' });
    await expectOnlyText(page, ran);
  }
  await page.goto(`${server.url}/dev/outbox`);
  await expectOnlyText(page, ran);
  note(hostile.length, 'mails and receipts');
});
