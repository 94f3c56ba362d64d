import { expect, type Page } from '@playwright/test';
import { type Caller, callerOf } from './api-client.ts';
import { EMBEDDED } from './database.ts';
import { signIn } from './fixtures.ts';
import { MAYA } from './people.ts';
import { visibleControl } from './purchase.ts';
import type { Server } from './server.ts';
import type { Translations } from './translations.ts';

export type Run = { date: string; at: string; status: string; orderId?: string };
export type PlanRow = { id: string; status: string; next?: Run; runs: Run[] };

const PRELOAD = new URL('clock-shift.mjs', import.meta.url).href;
const HOUR = 3_600_000;
/** Added to a time (ms), so that it has certainly passed. */
const SOON = 60_000;

/** The settings of a server whose clock can be set ahead. */
export const CLOCK_CAN_MOVE = { ...EMBEDDED, NODE_OPTIONS: `--import ${PRELOAD}` };

/** Types the PIN in the dialog that asks for it, and confirms. */
export async function confirmPlan(page: Page, { t }: Translations) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().pressSequentially(MAYA.pin);
  await dialog.getByRole('button', { name: t('product-plans:pin.submit') }).click();
  await expect(page).toHaveURL(/\/plans\/[0-9a-f-]{36}$/);
  // The address changes before the page does. The dialog leaves with the form's page.
  await expect(dialog).toHaveCount(0);
}

/** Submits the plan in the form on the page. Returns its id. */
export async function setUpPlan(page: Page, texts: Translations): Promise<string> {
  await visibleControl(page, 'button', texts.t('product-plans:form.submit')).click();
  await confirmPlan(page, texts);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Moves the clocks of a server and of a page, and follows a plan through the months. */
export function followPlan(page: Page, server: Server, id: string) {
  const planAs = (caller: Caller) => caller.get<PlanRow>(`/plans/${id}`);
  /** Restarts the server at that time, signs in again, and waits until the run of that day has a status. */
  const moveTo = async (time: number, date: string, status: string): Promise<Run> => {
    await page.goto('about:blank');
    await server.end();
    const ahead = time - Date.now();
    await server.restart({ KADO_E2E_AHEAD_MS: String(ahead) });
    const caller = await callerOf(server.url, MAYA);
    const runNow = async () => (await planAs(caller)).runs.find((run) => run.date === date);
    await expect.poll(async () => (await runNow())?.status, { message: `the run of ${date}`, timeout: 60_000 }).toBe(status);
    await page.clock.setSystemTime(Date.now() + ahead);
    await page.context().clearCookies();
    await signIn(page, MAYA, server.url);
    return (await runNow()) as Run;
  };
  return {
    /** The plan's next run. */
    next: async (): Promise<Run> => (await planAs(await callerOf(server.url, MAYA))).next as Run,
    /** Moves to the day before a run, when it is announced. */
    toNotice: ({ at, date }: Run) => moveTo(Date.parse(at) - 24 * HOUR + SOON, date, 'announced'),
    /** Moves to some hours after the time of a run: a late announcement delays the run, because there are always 24 hours between them. */
    toRun: ({ at, date }: Run, status: string, hours = 1) => moveTo(Date.parse(at) + hours * HOUR, date, status),
    open: () => page.goto(`${server.url}/plans/${id}`),
  };
}
