import type { Browser } from '@playwright/test';
import { expect, message, signIn, test } from '../../support/fixtures.ts';
import { deskAt, SIZES, type Desk } from '../../support/operator-desk.ts';
import { asMaya, depositToReview, OPS } from '../../support/operators.ts';
import { registerPerson, type Person } from '../../support/people.ts';
import type { Server } from '../../support/server.ts';
import { watch } from '../../support/watch.ts';

const REASON = 'The picture is too small';

/** A second operator: a person who registers, and is made one by the command. */
async function secondOperator(server: Server): Promise<Person> {
  const person = await registerPerson(server.url);
  await server.end();
  await server.command('operator-add', person.email);
  await server.restart();
  return person;
}

type Size = (typeof SIZES)[number];

/** An operator's own browser, at the deposits to review. */
async function openDesk(browser: Browser, origin: string, { locale, viewport }: Size, operator: { email: string; pin: string }) {
  const context = await browser.newContext({ locale, viewport, hasTouch: viewport.width < 992 });
  const { faults } = await watch(context, origin);
  const page = await context.newPage();
  await signIn(page, operator, origin);
  await page.goto(`${origin}/operator/deposits`);
  return { ...deskAt(page, origin, locale, viewport.width), faults, pin: operator.pin };
}

/** Opens the question for the PIN of a credit, and fills it in. */
async function beginCredit({ page, t, tPattern, pin }: Desk & { pin: string }) {
  await page.getByRole('button', { name: tPattern('product-operator:credit.do') }).click();
  await page.getByLabel(t('pin.label'), { exact: true }).fill(pin);
}

const confirmCredit = ({ page, tPattern }: Desk) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: tPattern('product-operator:credit.do') })
    .click();

async function reject({ page, t }: Desk) {
  await page.getByRole('button', { name: t('product-operator:reject.do') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(REASON);
  await dialog.getByRole('button', { name: t('product-operator:reject.confirm'), exact: true }).click();
}

const says = ({ page, t }: Desk, text: string | RegExp) => message(page, text, t('toast.region'));

/** Whether this operator credited the deposit, or reads that somebody else did. */
async function outcomeOf(desk: Desk): Promise<'credited' | 'late'> {
  const late = says(desk, desk.t('product-operator:outcome.meanwhile.credited'));
  await expect(says(desk, desk.tPattern('product-operator:credit.done')).or(late)).toBeVisible();
  return (await late.isVisible()) ? 'late' : 'credited';
}

for (const size of SIZES)
  test(`of two operators at one deposit only one decides, ${size.where}`, async ({ page, browser, ownServer }) => {
    const server = await ownServer();
    const other = await secondOperator(server);
    const [first, second] = [await depositToReview(page, server.url, 300), await depositToReview(page, server.url, 120)];
    const available = async () => {
      const maya = await asMaya(page, server.url);
      return (await maya.get<{ available: { amountMinor: number } }>('/balance')).available.amountMinor;
    };
    const before = await available();
    const one = await openDesk(browser, server.url, size, OPS);
    const two = await openDesk(browser, server.url, size, other);

    await beginCredit(one);
    await reject(two);
    await expect(says(two, two.tPattern('product-operator:reject.done'))).toBeVisible();
    // Whether the queue or the refusal tells it first, the credit does not happen.
    await expect(one.page.getByText(one.t('product-operator:outcome.reason', { reason: REASON }))).toBeVisible();
    await expect(says(one, one.t('product-operator:outcome.meanwhile.rejected'))).toBeVisible();
    await expect(one.page.getByRole('dialog')).toHaveCount(0);
    expect(await available()).toBe(before);

    await one.page.getByRole('link', { name: new RegExp(second.reference) }).click();
    const pressed = Promise.withResolvers<void>();
    let credits = 0;
    for (const desk of [one, two])
      await desk.page.route(/\/credit$/, async (route) => {
        credits += 1;
        if (credits === 2) pressed.resolve();
        await pressed.promise;
        await route.continue();
      });
    await Promise.all([beginCredit(one), beginCredit(two)]);
    await Promise.all([confirmCredit(one), confirmCredit(two)]);
    const outcomes = await Promise.all([outcomeOf(one), outcomeOf(two)]);
    expect(outcomes.toSorted(), 'exactly one came second').toEqual(['credited', 'late']);
    const maya = await asMaya(page, server.url);
    const deposits = await Promise.all(
      [first, second].map(({ id }) => maya.get<{ status: string; credited?: { amountMinor: number } }>(`/deposits/${id}`)),
    );
    expect(deposits.map(({ status }) => status)).toEqual(['rejected', 'credited']);
    expect((await available()) - before).toBe(deposits[1]?.credited?.amountMinor);
    expect([...one.faults, ...two.faults], 'faults that the browsers reported').toEqual([]);
    await Promise.all([one, two].map((desk) => desk.page.context().close()));
  });
