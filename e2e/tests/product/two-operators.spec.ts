import type { Browser } from '@playwright/test';
import { expect, toast, signInTo, test } from '../../support/fixtures.ts';
import { operatorPage, SIZES, type OperatorPage } from '../../support/operator-page.ts';
import { callerOf } from '../../support/api-client.ts';
import { depositToReview, OPS } from '../../support/operators.ts';
import { MAYA } from '../../support/people.ts';
import { registerPerson, type Person } from '../../support/people.ts';
import type { Server } from '../../support/server.ts';
import { watch } from '../../support/watch.ts';

const REASON = 'The picture is too small';

/** Registers a person and makes them an operator with the command `operator-add`. */
async function secondOperator(server: Server): Promise<Person> {
  const person = await registerPerson(server.url);
  await server.end();
  await server.command('operator-add', person.email);
  await server.restart();
  return person;
}

type Size = (typeof SIZES)[number];

/** Opens the deposits to review in an operator's own browser. */
async function openOperatorPage(
  browser: Browser,
  origin: string,
  { locale, viewport }: Size,
  operator: { email: string; pin: string },
) {
  const context = await browser.newContext({ locale, viewport, hasTouch: viewport.width < 992 });
  const { faults } = await watch(context, origin);
  const page = await context.newPage();
  await signInTo(page, operator, '/operator/deposits', origin);
  return { ...operatorPage(page, origin, locale, viewport.width), faults, pin: operator.pin };
}

/** Opens the PIN dialog of a credit and fills it in. */
async function beginCredit({ page, t, tPattern, pin }: OperatorPage & { pin: string }) {
  await page.getByRole('button', { name: tPattern('product-operator:credit.do') }).click();
  await page.getByLabel(t('pin.label'), { exact: true }).fill(pin);
}

const confirmCredit = ({ page, tPattern }: OperatorPage) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: tPattern('product-operator:credit.do') })
    .click();

async function reject({ page, t }: OperatorPage) {
  await page.getByRole('button', { name: t('product-operator:reject.do') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(REASON);
  await dialog.getByRole('button', { name: t('product-operator:reject.confirm'), exact: true }).click();
}

const says = ({ page, t }: OperatorPage, text: string | RegExp) => toast(page, text, t('toast.region'));

/** 'credited' if this operator credited the deposit, 'late' if the page shows that somebody else did. */
async function outcomeOf(opened: OperatorPage): Promise<'credited' | 'late'> {
  const late = says(opened, opened.t('product-operator:outcome.meanwhile.credited'));
  await expect(says(opened, opened.tPattern('product-operator:credit.done')).or(late)).toBeVisible();
  return (await late.isVisible()) ? 'late' : 'credited';
}

for (const size of SIZES)
  test(`only one of two operators can decide about a deposit, ${size.where}`, async ({ browser, ownServer }) => {
    const server = await ownServer();
    const other = await secondOperator(server);
    const [first, second] = [await depositToReview(server.url, 300), await depositToReview(server.url, 120)];
    const available = async () => {
      const maya = await callerOf(server.url, MAYA);
      return (await maya.get<{ available: { amountMinor: number } }>('/balance')).available.amountMinor;
    };
    const before = await available();
    const one = await openOperatorPage(browser, server.url, size, OPS);
    const two = await openOperatorPage(browser, server.url, size, other);

    await beginCredit(one);
    await reject(two);
    await expect(says(two, two.tPattern('product-operator:reject.done'))).toBeVisible();
    // The page learns of the rejection from the queue or from the refused credit; in both cases nothing is credited.
    await expect(one.page.getByText(one.t('product-operator:outcome.reason', { reason: REASON }))).toBeVisible();
    await expect(says(one, one.t('product-operator:outcome.meanwhile.rejected'))).toBeVisible();
    await expect(one.page.getByRole('dialog')).toHaveCount(0);
    expect(await available()).toBe(before);

    await one.page.getByRole('link', { name: new RegExp(second.reference) }).click();
    const pressed = Promise.withResolvers<void>();
    let credits = 0;
    for (const opened of [one, two])
      await opened.page.route(/\/credit$/, async (route) => {
        credits += 1;
        if (credits === 2) pressed.resolve();
        await pressed.promise;
        await route.continue();
      });
    await Promise.all([beginCredit(one), beginCredit(two)]);
    await Promise.all([confirmCredit(one), confirmCredit(two)]);
    const outcomes = await Promise.all([outcomeOf(one), outcomeOf(two)]);
    expect(outcomes.toSorted(), 'exactly one came second').toEqual(['credited', 'late']);
    const maya = await callerOf(server.url, MAYA);
    const deposits = await Promise.all(
      [first, second].map(({ id }) => maya.get<{ status: string; credited?: { amountMinor: number } }>(`/deposits/${id}`)),
    );
    expect(deposits.map(({ status }) => status)).toEqual(['rejected', 'credited']);
    expect((await available()) - before).toBe(deposits[1]?.credited?.amountMinor);
    expect([...one.faults, ...two.faults], 'faults that the browsers reported').toEqual([]);
    await Promise.all([one, two].map((opened) => opened.page.context().close()));
  });
