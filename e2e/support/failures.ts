import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** One way in which a call can go wrong, and the text that a person must then see. */
export type Failure = { name: string; text: string | RegExp; answer: (route: Route) => Promise<void> };

const refusal = (status: number): Failure => ({
  name: String(status),
  text: `Told by ${status}`,
  answer: (route) =>
    route.fulfill({ status, json: { message: 'outer', data: { errorMessage: `Told by ${status}`, code: 'STRANGE' } } }),
});
const UNREADABLE = /could not be read/;

/** Refusals with their own text, a proxy's page, a cut line, and answers that are none. */
export const FAILURES: readonly Failure[] = [
  ...[400, 403, 404, 409, 413, 422, 429, 500, 503, 504].map(refusal),
  {
    name: '502 in HTML',
    text: 'Bad Gateway',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html>' }),
  },
  {
    name: 'the message alone',
    text: 'outer words',
    answer: (route) => route.fulfill({ status: 500, json: { message: 'outer words', data: {} } }),
  },
  { name: 'a cut connection', text: /server cannot be reached/, answer: (route) => route.abort('connectionreset') },
  { name: 'an empty answer', text: UNREADABLE, answer: (route) => route.fulfill({ status: 200, body: '' }) },
  {
    name: 'broken JSON',
    text: UNREADABLE,
    answer: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":' }),
  },
  {
    name: 'a wrong shape',
    text: UNREADABLE,
    answer: (route) => route.fulfill({ status: 200, json: { data: { surprise: true } } }),
  },
];

/**
 * Lets a call fail in every way, one after the other: `ask` makes the page call (again), and what is shown in `place` must be that failure's text.
 * Afterwards the call works again. Answers the number of failures seen.
 */
export async function failEveryWay(
  page: Page,
  call: RegExp,
  ask: (first: boolean) => Promise<unknown>,
  place: Locator,
  ways = FAILURES,
): Promise<number> {
  let way = ways[0];
  let answered = 0;
  const fail = async (route: Route) => {
    await (way ? way.answer(route) : route.continue());
    answered += 1;
  };
  await page.route(call, fail);
  for (const [at, each] of ways.entries()) {
    way = each;
    const before = answered;
    await ask(at === 0);
    // Two failures in a row may have the same text: the second is seen once it was answered.
    await expect.poll(() => answered, { message: `${each.name} of ${String(call)} is asked for` }).toBeGreaterThan(before);
    await expect(place, `${each.name} of ${String(call)}`).toContainText(each.text);
    await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
  }
  await page.unroute(call, fail);
  return ways.length;
}
