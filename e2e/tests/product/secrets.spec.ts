import { credit, handIn, startDeposit } from '../../support/deposits.ts';
import { codeFor } from '../../support/outbox.ts';
import { newPerson } from '../../support/people.ts';
import { fillRegistration } from '../../support/registration.ts';
import { buy, DELIVERED_NUMBER, putInCart } from '../../support/purchase.ts';
import { expectPageReady } from '../../support/screens.ts';
import { recordExposures, recordTokens } from '../../support/exposures.ts';
import { expect, test } from '../../support/fixtures.ts';

type Group = { name: string; code: string };

test('B6 keeps PIN, code and tokens out of addresses, titles, referrers, logs and readable storage', async ({
  page,
  context,
  server,
}) => {
  const ada = { ...newPerson(), pin: '583920' };
  const exposed = await recordExposures(page);
  const tokens = recordTokens(context);
  const payments: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/checkout') && request.method() === 'POST') payments.push(request.postData() ?? '');
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
  const readable = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.title]);
  const places = {
    ...Object.fromEntries(Object.entries(exposed).map(([place, texts]) => [place, texts.join('\n')])),
    left: await page.evaluate(readable),
    // Timestamps are removed, because they can contain the six digits by chance.
    log: server.log().replaceAll(/"time":\d+/g, ''),
  };
  expect(payments, 'the payment takes the PIN').toEqual([expect.stringContaining(ada.pin)]);
  const cookies = (await context.cookies()).map(({ value }) => value);
  expect([tokens.length >= 2, cookies.length]).toEqual([true, 2]);
  const secrets = [ada.pin, code, ...tokens, ...cookies];
  const hits = Object.entries(places).flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
  );
  expect(hits).toEqual([]);
  for (const [place, texts] of Object.entries(exposed))
    expect([place, texts.length > 0 || place === 'console']).toEqual([place, true]);
  expect(places.log.length).toBeGreaterThan(100);
  expect(places.left).toContain('userData');
  test.info().annotations.push({
    type: 'figure',
    description: `${secrets.length} secrets, ${exposed.address.length} addresses, ${hits.length} hits`,
  });
});
