import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { expire, rememberRequests } from './timeouts.ts';

/** One way in which a call can fail, and the text that must then be shown. */
export type Failure = {
  name: string;
  text: string | RegExp;
  /** Whether the call may have succeeded on the server: its response is a server error, unreadable or lost. */
  isUnknown: boolean;
  respond: (route: Route) => Promise<void>;
};

const refusal = (status: number): Failure => ({
  name: String(status),
  text: `Told by ${status}`,
  isUnknown: status >= 500,
  respond: (route) =>
    route.fulfill({ status, json: { message: 'outer', data: { errorMessage: `Told by ${status}`, code: 'STRANGE' } } }),
});
/** The page's own error text: the common one, or one for the attempted action. */
const UNREADABLE = /went wrong on our side|could not be|was not cancelled/;
const UNANSWERED = /server cannot be reached/;

/**
 * Refusals with a message, a proxy's error page, a reset connection, a timeout, and responses that cannot be read. A 401 is not one of them: it ends a session.
 * Failures that show the same text are never next to each other in the list, so that the shown text changes each time.
 * A page with a call that times out needs `rememberRequests` first.
 */
export const FAILURES: readonly Failure[] = [
  refusal(400),
  { name: 'a cut connection', text: UNANSWERED, isUnknown: true, respond: (route) => route.abort('connectionreset') },
  refusal(403),
  { name: 'an empty answer', text: UNREADABLE, isUnknown: true, respond: (route) => route.fulfill({ status: 200, body: '' }) },
  refusal(404),
  { name: 'a timeout', text: UNANSWERED, isUnknown: true, respond: expire },
  refusal(409),
  {
    name: 'broken JSON',
    isUnknown: true,
    text: UNREADABLE,
    respond: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":' }),
  },
  refusal(413),
  {
    name: 'a wrong shape',
    isUnknown: true,
    text: UNREADABLE,
    respond: (route) => route.fulfill({ status: 200, json: { data: { surprise: true } } }),
  },
  ...[422, 429, 500, 503, 504].map(refusal),
  {
    name: '502 in HTML',
    isUnknown: true,
    text: 'Bad Gateway',
    respond: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html>' }),
  },
  {
    name: 'the message alone',
    isUnknown: true,
    text: 'outer words',
    respond: (route) => route.fulfill({ status: 500, json: { message: 'outer words', data: {} } }),
  },
];

/** The failures of a call without a session, where a 401 is an ordinary refusal. */
export const GUEST_FAILURES: readonly Failure[] = [refusal(401), ...FAILURES];

/**
 * Makes a call fail in each of `failures`, one after the other. `trigger` makes the page send the call; `place` must then show that failure's text.
 * Afterwards the call succeeds again. Returns the number of failures shown.
 */
export async function failEveryWay(
  page: Page,
  call: RegExp,
  trigger: (first: boolean) => Promise<unknown>,
  place: Locator,
  failures = FAILURES,
): Promise<number> {
  let failure: Failure | undefined;
  let [responses, shown] = [0, 0];
  const textOf = async () => (await place.allTextContents()).join('\n');
  const fail = async (route: Route) => {
    await (failure ? failure.respond(route) : route.continue());
    responses += 1;
  };
  await rememberRequests(page);
  await page.route(call, fail);
  for (const [at, each] of failures.entries()) {
    // Waits until the previous failure's text is gone, because it would count as this one's. (Only the list of languages shows the same for every failure.)
    if (failures[at - 1]?.text !== each.text)
      await expect.poll(textOf, { message: `before ${each.name} of ${String(call)}` }).not.toMatch(each.text);
    // Set only now, because a page that polls could show this failure before it is triggered.
    failure = each;
    const before = responses;
    await trigger(at === 0);
    await expect.poll(() => responses, { message: `${each.name} of ${String(call)} is requested` }).toBeGreaterThan(before);
    await expect(place, `${each.name} of ${String(call)}`).toContainText(each.text);
    await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
    shown += 1;
  }
  await page.unroute(call, fail);
  return shown;
}

/** Answers a call with a 401, as the server does when a session has ended, and expects the sign-in page. */
export async function expectSignedOut(
  page: Page,
  method: string,
  call: RegExp,
  trigger: () => Promise<unknown>,
): Promise<number> {
  const refuse = (route: Route) => (route.request().method() === method ? refusal(401).respond(route) : route.fallback());
  await page.route(call, refuse);
  await trigger();
  await expect(page).toHaveURL(/\/login(\?return=|$)/);
  await expect(page.getByText('Your session has ended. Sign in to pick up where you left off.')).toBeVisible();
  await page.unroute(call, refuse);
  return 1;
}
