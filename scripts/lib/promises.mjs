/** The promises that are proved on every change, each with what it says in a few words. */
export const PROMISES = {
  M1: 'no double spend',
  M2: 'a retried checkout charges once',
  M3: 'the books always balance',
  M5: 'kill -9 loses nothing acknowledged',
  M7: 'price and balance come from the server alone',
  M8: 'rounding neither makes nor loses money',
  M9: 'the cart empties only after a committed order',
  M10: 'a delayed or failed top-up is refunded',
  A1: 'a PIN cannot be guessed',
  A3: 'a code is not guessed, replayed or crossed',
  A4: 'codes cannot flood anybody',
  A5: 'accounts cannot be enumerated',
  A6: 'forged tokens are refused',
  A7: 'sessions end at once',
  A8: 'a stolen refresh token is found, nobody honest is signed out',
  A9: 'secrets are stored well',
  Z1: 'nobody touches another one’s things',
  Z2: 'no ability escalates',
  Z3: 'the order of the flow holds',
  I1: 'every endpoint survives nonsense',
  I2: 'oversized and slow input is bounded',
  I8: 'digits are ASCII digits',
  B1: 'a strict policy on every page',
  B2: 'Trusted Types in both variants',
  B4: 'not framed, not sniffed, not cached',
  B5: 'no cross-site request counts',
  B6: 'no secret in addresses, logs or storage',
  C1: 'every failure of a call is shown sanely',
  C2: 'a 401 signs out once, without a loop',
  C3: 'offline loses nothing',
  C4: 'usable on slow 3G, double taps buy once',
  C5: 'broken storage never breaks the page',
  C6: 'two tabs agree',
  C7: 'no worker is left over',
  C9: 'a wrong clock does not matter',
  O1: 'a graceful stop',
  O2: 'honest health',
  O3: 'every request can be traced',
  O4: 'logs cannot be forged',
  O6: 'migrations are safe',
  O7: 'a second process is refused',
  O8: 'mistakes in settings stop the boot',
};

/** Matches the full name of a test whose own title, or a title around it, begins with a promise's id: `M1 200 at once …`. */
export const ID = /(?:^| )([MAZIBCO]\d{1,2})(?=[\s:,])/;

/** Proofs in vitest's JSON report: a test may tell a figure by `context.task.meta.figure = '50 of 200'`. */
export function fromVitest(report) {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, title, status, meta }) => ({
        id: ID.exec(fullName)?.[1],
        title,
        ok: status === 'passed',
        figure: meta?.figure,
      })),
  );
}

/** Proofs in Playwright's JSON report: a story may tell a figure by an annotation `{ type: 'figure', description }`. */
export function fromPlaywright({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...fromPlaywright(suite),
    ...(suite.specs ?? []).map(({ title, ok, tests }) => {
      const annotations = tests.flatMap((test) => test.annotations ?? []);
      return { id: ID.exec(title)?.[1], title, ok, figure: annotations.find(({ type }) => type === 'figure')?.description };
    }),
  ]);
}

/** A line per promise: id, holds or not, what it says, its figures. A promise without a test does not hold. */
export function scoreboard(proofs, promises = PROMISES) {
  return Object.entries(promises).map(([id, words]) => {
    const own = proofs.filter((proof) => proof.id === id);
    const broken = own.filter(({ ok }) => !ok);
    const figures = [...new Set(own.map(({ figure }) => figure).filter(Boolean))];
    const holds = own.length > 0 && broken.length === 0;
    const told =
      own.length === 0
        ? 'no test'
        : [
            `${own.length - broken.length} of ${own.length} tests`,
            ...figures,
            ...broken.map(({ title }) => `broken: ${title}`),
          ].join('; ');
    return { id, holds, line: `${id.padEnd(4)} ${holds ? 'holds  ' : 'BROKEN '} ${words}: ${told}` };
  });
}
