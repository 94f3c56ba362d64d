import type { Page } from '@playwright/test';
import { chooseValue, expectFocusKept, press, tabTo, type } from '../../support/keyboard.ts';
import { asMaya, OPS } from '../../support/operators.ts';
import {
  cutOff,
  deskAt,
  fillTheDay,
  heading,
  NAME,
  openPage,
  QUESTION,
  SIZES,
  signInByKeyboard,
  type Desk,
} from '../../support/operator-desk.ts';
import { expect, message, test } from '../../support/fixtures.ts';

const current = ({ page, t }: Desk) =>
  page.getByRole('navigation', { name: t('product-operator:deposits.queue') }).locator('[aria-current]');

async function lookAtProof({ page, t }: Desk) {
  const proof = page.getByRole('img', { name: t('product-operator:proof.alt', { name: NAME }) });
  const widthOf = async () => (await proof.boundingBox())?.width ?? 0;
  // Until the picture has come, it grows by itself.
  await expect.poll(() => proof.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const width = await widthOf();
  await press(page, page.getByRole('button', { name: t('product-operator:proof.zoom') }));
  await expect.poll(widthOf).toBeGreaterThan(width);
  await press(page, page.getByRole('button', { name: t('product-operator:proof.turn') }), 'Space');
  await expect.poll(() => cutOff(proof)).toBeLessThanOrEqual(0);
  await tabTo(page, page.getByRole('region', { name: t('product-operator:proof.head'), exact: true }));
  await page.keyboard.press('ArrowDown');
}

async function creditWithNote({ page, t, tPattern }: Desk) {
  // The letters of the note are no shortcuts.
  const note = page.getByRole('textbox', { name: t('product-operator:credit.note') });
  await type(page, note, 'check of jar, rack');
  await expect(note).toHaveValue('check of jar, rack');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: tPattern('product-operator:credit.do') });
  const pin = dialog.getByLabel(t('pin.label'), { exact: true });
  await expect(pin).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t('pin.left', { count: 4 }))).toBeVisible();
  await expect(pin).toBeFocused();
  await page.keyboard.type(OPS.pin);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(message(page, tPattern('product-operator:credit.done', { name: 'Maya' }), t('toast.region'))).toBeVisible();
}

async function rejectWithReason({ page, t }: Desk, reference: string) {
  const dialog = page.getByRole('dialog', { name: t('product-operator:reject.title', { reference }) });
  const reason = dialog.getByRole('textbox', { name: t('product-operator:reject.reason') });
  await page.keyboard.press('r');
  await expect(reason).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectFocusKept(page);
  await page.keyboard.press('r');
  await expect(reason).toBeFocused();
  await page.keyboard.type('Just another reference');
  await press(page, dialog.getByRole('button', { name: t('product-operator:reject.confirm') }));
}

async function findCustomer(desk: Desk) {
  const { page } = desk;
  await openPage(desk, 'users');
  const found = page.waitForResponse(/\/admin\/users\?.*q=maya/);
  await page.keyboard.press('/');
  await page.keyboard.type('maya');
  await expect(page).toHaveURL(/q=maya$/);
  await found;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await press(page, page.getByRole('link', { name: new RegExp(NAME) }));
  await expect(heading(page, NAME)).toBeFocused();
}

async function suspendAndRestore({ page, t }: Desk) {
  const suspend = page.getByRole('button', { name: t('product-operator:suspend.do') });
  await press(page, suspend);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: t('product-operator:suspend.reason') })).toBeFocused();
  await page.keyboard.type('A stolen card');
  await press(page, dialog.getByRole('button', { name: t('product-operator:suspend.confirm'), exact: true }));
  await expect(page.getByText('A stolen card')).toBeVisible();
  await expectFocusKept(page);
  await press(page, page.getByRole('button', { name: t('product-operator:restore.do') }));
  await press(
    page,
    page.getByRole('alertdialog').getByRole('button', { name: t('product-operator:restore.confirm'), exact: true }),
  );
  await expect(suspend).toBeVisible();
  await expectFocusKept(page);
}

async function followLedger(desk: Desk) {
  const { page, t } = desk;
  await openPage(desk, 'ledger');
  await expect(page.getByText(t('product-operator:ledger.balanced'))).toBeVisible();
  await press(page, page.getByRole('button', { name: t('product-operator:ledger.again') }));
  await expectFocusKept(page);
  await press(page, page.getByRole('link', { name: t('product-operator:ledger.roles.fees'), exact: true }));
  await expect(heading(page, t('product-operator:entries.title'))).toBeFocused();
  await chooseValue(page, page.getByRole('combobox', { name: t('product-operator:entries.type') }), 'capture');
  await expect(page).toHaveURL(/type=capture/);
  await expectFocusKept(page);
  const download = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: t('product-operator:csv.entries') }));
  expect((await download).suggestedFilename()).toBe('entries.csv');
  await press(page, page.getByRole('link', { name: t('product-operator:message.order') }).first());
  await expect(heading(page, /^K7-/)).toBeFocused();
}

for (const { where, locale, viewport } of SIZES)
  test.describe(`an operator’s day with the keyboard alone, ${where}`, () => {
    test.use({ locale, viewport });
    const open = (page: Page, origin: string) => deskAt(page, origin, locale, viewport.width);

    test(`looks at a proof, credits a deposit and rejects another, ${where}`, async ({ page, ownServer }) => {
      const { url } = await ownServer();
      const desk = open(page, url);
      const { first, second } = await fillTheDay(desk);
      await signInByKeyboard(desk);
      await expect(current(desk)).toContainText(first.reference);
      await page.keyboard.press('j');
      await expect(current(desk)).toContainText(second.reference);
      await page.keyboard.press('k');
      await expect(current(desk)).toContainText(first.reference);
      await lookAtProof(desk);
      await creditWithNote(desk);
      await expect(current(desk)).toContainText(second.reference);
      await expect(
        page.getByRole('heading', { level: 2, name: desk.t('product-operator:deposits.says', { name: NAME }) }),
      ).toBeFocused();
      await rejectWithReason(desk, second.reference);
      await expect(page.getByText(desk.t('product-operator:deposits.empty'))).toBeVisible();
      await expectFocusKept(page);
      const maya = await asMaya(page, url);
      const ids = [first.id, second.id];
      const decided = await Promise.all(ids.map((id) => maya.get<{ status: string; reason?: string }>(`/deposits/${id}`)));
      expect(decided).toMatchObject([{ status: 'credited' }, { status: 'rejected', reason: 'Just another reference' }]);
    });

    test(`looks at an order, suspends and restores its customer, ${where}`, async ({ page, ownServer }) => {
      const desk = open(page, (await ownServer()).url);
      await signInByKeyboard(desk);
      await openPage(desk, 'orders');
      await press(
        page,
        page
          .getByRole('list', { name: desk.t('product-operator:nav.orders') })
          .getByRole('link')
          .first(),
      );
      await expect(heading(page, /^K7-/)).toBeFocused();
      await press(page, page.getByRole('link', { name: new RegExp(NAME) }));
      await expect(heading(page, NAME)).toBeFocused();
      await findCustomer(desk);
      await suspendAndRestore(desk);
    });

    test(`answers and closes a message, ${where}`, async ({ page, ownServer }) => {
      const desk = open(page, (await ownServer()).url);
      const { t } = desk;
      await fillTheDay(desk);
      await signInByKeyboard(desk);
      await openPage(desk, 'messages');
      await press(page, page.getByRole('link', { name: new RegExp(QUESTION.slice(0, -1)) }));
      await type(page, page.getByRole('textbox', { name: t('product-operator:reply.label') }), 'It is on its way.');
      await press(page, page.getByRole('button', { name: t('product-operator:reply.send') }));
      await expect(
        page.getByRole('list', { name: t('product-operator:message.title') }).getByText('It is on its way.'),
      ).toBeVisible();
      await expectFocusKept(page);
      await press(page, page.getByRole('button', { name: t('product-operator:reply.close') }));
      await expect(page.getByText(t('product-operator:reply.over'))).toBeVisible();
      await expectFocusKept(page);
    });

    test(`follows the ledger to an order and filters the audit trail, ${where}`, async ({ page, server }) => {
      const desk = open(page, server.url);
      const { t } = desk;
      await signInByKeyboard(desk);
      await followLedger(desk);
      await openPage(desk, 'audit');
      await type(page, page.getByRole('searchbox', { name: t('product-operator:audit.actor') }), OPS.email);
      await chooseValue(page, page.getByRole('combobox', { name: t('product-operator:audit.group') }), 'auth');
      await expect(page).toHaveURL(/actor=ops%40kado\.test&action=auth$/);
      const trail = page.getByRole('region', { name: t('product-operator:nav.audit') });
      await expect(trail.getByText('auth.login').first()).toBeVisible();
      await expectFocusKept(page);
    });
  });
