import { credit, handIn, startDeposit } from '../../support/deposits.ts';
import { codeFor } from '../../support/outbox.ts';
import { newPerson } from '../../support/people.ts';
import { fillRegistration } from '../../support/registration.ts';
import { buy, DELIVERED_NUMBER, putInCart } from '../../support/purchase.ts';
import { expectPageReady } from '../../support/screens.ts';
import { expect, test } from '../../support/fixtures.ts';

type Group = { name: string; code: string };

test('B6 keeps PIN, code and tokens out of addresses, titles, referrers, logs and readable storage', async ({
  page,
  context,
  server,
}) => {
  const ada = { ...newPerson(), pin: '583920' };
  const addresses: string[] = [];
  const payments: string[] = [];
  const tokens: string[] = [];
  context.on('request', (request) => {
    addresses.push(request.url(), request.headers()['referer'] ?? '');
    if (request.url().endsWith('/checkout') && request.method() === 'POST') payments.push(request.postData() ?? '');
  });
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  context.on('response', async (response) => {
    if (!/create-pin$|login$|refresh$|verify-token$/.test(response.url())) return;
    const { data } = (await response.json().catch(() => ({ data: {} }))) as { data: { token?: string; pinToken?: string } };
    for (const token of [data.token, data.pinToken]) if (token) tokens.push(token);
  });
  const type = ({ name, code }: Group) =>
    page.getByRole('group', { name, exact: true }).getByLabel('Digit 1 of 6').pressSequentially(code);

  await page.goto('/register');
  await fillRegistration(page, ada);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/verify$/);
  const code = await codeFor(server.url, ada.email);
  await type({ name: 'One-time code', code });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/create-pin$/);
  for (const name of ['Your PIN', 'Repeat your PIN']) await type({ name, code: ada.pin });
  await page.getByRole('button', { name: 'Create PIN and finish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
  const deposit = await startDeposit(page);
  await handIn(page);
  await credit(server.url, deposit);
  await putInCart(page, DELIVERED_NUMBER, '5000');
  await buy(page, ada.pin);
  await expectPageReady(page);
  const exposed = await page.evaluate(() => ({
    title: document.title,
    state: JSON.stringify(history.state),
    local: Object.entries(localStorage)
      .map((entry) => entry.join('='))
      .join('\n'),
    session: Object.entries(sessionStorage)
      .map((entry) => entry.join('='))
      .join('\n'),
  }));
  expect(payments, 'the payment takes the PIN').toEqual([expect.stringContaining(ada.pin)]);
  expect(tokens.length, 'tokens that were recorded').toBeGreaterThanOrEqual(2);
  const secrets = [ada.pin, code, ...tokens];
  // Six digits may also be a part of a time.
  const places = { ...exposed, addresses: addresses.join('\n'), log: server.log().replaceAll(/"time":\d+/g, '') };
  const hits = Object.entries(places).flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
  );
  expect(hits).toEqual([]);
  expect(places.log.length).toBeGreaterThan(100);
  expect(exposed.local).toContain('userData=');
  test.info().annotations.push({
    type: 'figure',
    description: `${secrets.length} secrets, ${addresses.length} addresses, ${hits.length} hits`,
  });
});
