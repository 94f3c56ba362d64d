import type { Page } from '@playwright/test';
import { expectOnlyText, watchCanary } from '../../support/canary.ts';
import { HOSTILE_MARKUP } from '../../support/hostile-markup.ts';
import { expectPageReady } from '../../support/screens.ts';
import { expect, test } from '../../support/template/template-fixtures.ts';

// Animations are on, because some of the hostile texts run on animation events.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** All hostile texts in one; the template does not limit the length of texts. */
const ALL = HOSTILE_MARKUP.join(' ');

/** Calls the sample backend, as the pages do. */
const send = <Data>(page: Page, path: string, body: object): Promise<Data> =>
  page.evaluate(
    async ([to, json]) => {
      const response = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json });
      if (!response.ok) throw new Error(`${to} answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
    [path, JSON.stringify(body)] as const,
  );

const userNamed = (text: string, at: number) => ({
  fullName: text,
  username: text,
  email: `hostile.${at}@demo.test`,
  company: text,
  country: text,
  contact: text,
});

/** Stores the hostile texts in every text field of users, roles, permissions and invoices. Returns the ids of a user and an invoice that contain all of them. */
async function plant(page: Page) {
  for (const [at, text] of HOSTILE_MARKUP.entries()) {
    await send(page, '/apps/users/add-user', userNamed(text, at));
    await send(page, '/apps/permissions/add-permission', { permission: { name: text } });
  }
  const { user } = await send<{ user: { id: number } }>(page, '/apps/users/add-user', userNamed(ALL, HOSTILE_MARKUP.length));
  const client = { name: ALL, company: ALL, address: ALL, country: ALL, contact: ALL, companyEmail: 'hostile@demo.test' };
  const items = HOSTILE_MARKUP.map((text) => ({ title: text, description: text, cost: 1, qty: 1 }));
  const draft = {
    client,
    items,
    service: ALL,
    note: ALL,
    salesperson: ALL,
    total: 60,
    parts: { terms: true, notes: true, stub: true },
  };
  const { invoice } = await send<{ invoice: { id: number } }>(page, '/apps/invoice/save', { invoice: draft });
  await send(page, '/apps/invoice/add-payment', { id: invoice.id, amount: 1, note: ALL });
  return { userId: user.id, invoiceId: invoice.id };
}

test('B3 hostile texts are shown as text on every page of the template', async ({ page, context }) => {
  const ran = await watchCanary(context);
  await page.goto('/apps/user/list');
  await expectPageReady(page);
  const { userId, invoiceId } = await plant(page);
  const paths = [
    '/apps/user/list?q=canary&perPage=100',
    `/apps/user/view/${userId}`,
    '/apps/permissions?q=canary&perPage=100',
    '/apps/roles?q=canary',
    '/apps/invoice/list?q=canary',
    `/apps/invoice/preview/${invoiceId}`,
    `/apps/invoice/edit/${invoiceId}`,
    `/apps/invoice/print/${invoiceId}`,
  ];
  for (const path of paths) {
    await page.goto(path);
    await expectPageReady(page);
    await expect(page.getByText('canary()').or(page.locator('[value*="canary()"]')).first(), path).toBeAttached();
    await expectOnlyText(page, ran);
  }
  test
    .info()
    .annotations.push({ type: 'figure', description: `${HOSTILE_MARKUP.length} texts, ${paths.length} pages of the template` });
});
