import type { Page } from '@playwright/test';
import { chooseValue, expectFocusKept, press, tabTo, type } from '../../support/keyboard.ts';
import { callerOf } from '../../support/api-client.ts';
import { OPS } from '../../support/operators.ts';
import { MAYA } from '../../support/people.ts';
import {
  cutOff,
  operatorPage,
  fillTheDay,
  heading,
  NAME,
  openPage,
  QUESTION,
  SIZES,
  signInByKeyboard,
  type OperatorPage,
} from '../../support/operator-page.ts';
import { expect, toast, test } from '../../support/fixtures.ts';

const current = ({ page, t }: OperatorPage) =>
  page.getByRole('navigation', { name: t('product-operator:deposits.queue') }).locator('[aria-current]');

async function lookAtProof({ page, t }: OperatorPage) {
  const proof = page.getByRole('img', { name: t('product-operator:proof.alt', { name: NAME }) });
  const widthOf = async () => (await proof.boundingBox())?.width ?? 0;
  // Waits for the picture, because its size changes while it loads.
  await expect.poll(() => proof.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const width = await widthOf();
  await press(page, page.getByRole('button', { name: t('product-operator:proof.zoom') }));
  await expect.poll(widthOf).toBeGreaterThan(width);
  await press(page, page.getByRole('button', { name: t('product-operator:proof.turn') }), 'Space');
  await expect.poll(() => cutOff(proof)).toBeLessThanOrEqual(0);
  await tabTo(page, page.getByRole('region', { name: t('product-operator:proof.head'), exact: true }));
  await page.keyboard.press('ArrowDown');
}

async function creditWithNote({ page, t, tPattern }: OperatorPage) {
  // Letters typed into the note must not act as shortcuts.
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
  await expect(toast(page, tPattern('product-operator:credit.done', { name: 'Maya' }), t('toast.region'))).toBeVisible();
}

async function rejectWithReason({ page, t }: OperatorPage, reference: string) {
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

async function findCustomer(opened: OperatorPage) {
  const { page } = opened;
  await openPage(opened, 'users');
  const found = page.waitForResponse(/\/admin\/users\?.*q=maya/);
  await page.keyboard.press('/');
  await page.keyboard.type('maya');
  await expect(page).toHaveURL(/q=maya$/);
  await found;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await press(page, page.getByRole('link', { name: new RegExp(NAME) }));
  await expect(heading(page, NAME)).toBeFocused();
}

async function suspendAndRestore({ page, t }: OperatorPage) {
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

async function followLedger(opened: OperatorPage) {
  const { page, t } = opened;
  await openPage(opened, 'ledger');
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
  test.describe(`an operator’s work using only the keyboard, ${where}`, () => {
    test.use({ locale, viewport });
    const open = (page: Page, origin: string) => operatorPage(page, origin, locale, viewport.width);

    test(`looks at a proof, credits a deposit and rejects another, ${where}`, async ({ page, ownServer }) => {
      const { url } = await ownServer();
      const opened = open(page, url);
      const { first, second } = await fillTheDay(opened);
      await signInByKeyboard(opened);
      await expect(current(opened)).toContainText(first.reference);
      await page.keyboard.press('j');
      await expect(current(opened)).toContainText(second.reference);
      await page.keyboard.press('k');
      await expect(current(opened)).toContainText(first.reference);
      await lookAtProof(opened);
      await creditWithNote(opened);
      await expect(current(opened)).toContainText(second.reference);
      await expect(
        page.getByRole('heading', { level: 2, name: opened.t('product-operator:deposits.says', { name: NAME }) }),
      ).toBeFocused();
      await rejectWithReason(opened, second.reference);
      await expect(page.getByText(opened.t('product-operator:deposits.empty'))).toBeVisible();
      await expectFocusKept(page);
      const maya = await callerOf(url, MAYA);
      const ids = [first.id, second.id];
      const decided = await Promise.all(ids.map((id) => maya.get<{ status: string; reason?: string }>(`/deposits/${id}`)));
      expect(decided).toMatchObject([{ status: 'credited' }, { status: 'rejected', reason: 'Just another reference' }]);
    });

    test(`looks at an order, suspends and restores its customer, ${where}`, async ({ page, ownServer }) => {
      const opened = open(page, (await ownServer()).url);
      await signInByKeyboard(opened);
      await openPage(opened, 'orders');
      await press(
        page,
        page
          .getByRole('list', { name: opened.t('product-operator:nav.orders') })
          .getByRole('link')
          .first(),
      );
      await expect(heading(page, /^K7-/)).toBeFocused();
      await press(page, page.getByRole('link', { name: new RegExp(NAME) }));
      await expect(heading(page, NAME)).toBeFocused();
      await findCustomer(opened);
      await suspendAndRestore(opened);
    });

    test(`answers and closes a message, ${where}`, async ({ page, ownServer }) => {
      const opened = open(page, (await ownServer()).url);
      const { t } = opened;
      await fillTheDay(opened);
      await signInByKeyboard(opened);
      await openPage(opened, 'messages');
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
      const opened = open(page, server.url);
      const { t } = opened;
      await signInByKeyboard(opened);
      await followLedger(opened);
      await openPage(opened, 'audit');
      await type(page, page.getByRole('searchbox', { name: t('product-operator:audit.actor') }), OPS.email);
      await chooseValue(page, page.getByRole('combobox', { name: t('product-operator:audit.group') }), 'auth');
      await expect(page).toHaveURL(/actor=ops%40kado\.test&action=auth$/);
      const trail = page.getByRole('region', { name: t('product-operator:nav.audit') });
      await expect(trail.getByText('auth.login').first()).toBeVisible();
      await expectFocusKept(page);
    });
  });
