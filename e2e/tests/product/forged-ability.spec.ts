import { callerOf } from '../../support/api-client.ts';
import { expect, signInToHome, test } from '../../support/fixtures.ts';
import { forgeAbility } from '../../support/forge.ts';
import { depositToReview } from '../../support/operators.ts';
import { MAYA } from '../../support/people.ts';

const REFUSAL = 'You may not do this.';
/** The operators' pages, each with the number of its lists that the server refuses. */
const PAGES = {
  deposits: 1,
  orders: 1,
  users: 1,
  messages: 1,
  ledger: 2,
  'ledger/entries': 1,
  reconciliation: 3,
  audit: 1,
} as const;

test('Z2 a customer who forges an operator’s ability in storage sees only refusals: the server refuses every operator call', async ({
  page,
  ownServer,
}) => {
  const { url } = await ownServer();
  const deposit = await depositToReview(url, 300);
  await signInToHome(page, MAYA, url);
  await expect(page.getByRole('link', { name: 'Operator' })).toHaveCount(0);
  await forgeAbility(page, [{ action: 'manage', subject: 'all' }]);
  await page.reload();
  await page.getByRole('link', { name: 'Operator' }).first().click();
  for (const [path, refused] of Object.entries(PAGES)) {
    await page.goto(`${url}/operator/${path}`);
    await expect(page.getByRole('main').getByText(REFUSAL), path).toHaveCount(refused);
    await expect(page.getByRole('main').getByText(deposit.reference)).toHaveCount(0);
  }
  await page.goto(`${url}/operator/deposits?id=${deposit.id}`);
  await expect(page.getByRole('main').getByText(REFUSAL).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Credit/ })).toHaveCount(0);

  const { paths } = (await (await fetch(`${url}/api/v1/docs/openapi.json`)).json()) as { paths: Record<string, object> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/, deposit.id) })),
  );
  const ofOperators = calls.filter(({ path }) => path.includes('/admin/'));
  expect(ofOperators.length).toBeGreaterThan(15);
  const maya = await callerOf(url, MAYA);
  const statuses = await Promise.all(
    ofOperators.map(async ({ method, path }) => {
      const headers = { ...maya.headers, 'content-type': 'application/json' };
      const body = method === 'GET' ? {} : { body: '{}' };
      const address = path.startsWith('/api/v1') ? path : `/api/v1${path}`;
      return (await fetch(url + address, { method, headers, ...body })).status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([403]));
  expect((await maya.get<{ status: string }>(`/deposits/${deposit.id}`)).status).toBe('in_review');
  test
    .info()
    .annotations.push({ type: 'figure', description: `${Object.keys(PAGES).length} pages and ${statuses.length} calls refused` });
});
