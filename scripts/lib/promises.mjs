/** The promises that tests prove on every change, each with a short description. */
export const PROMISES = {
  M1: 'no double spend',
  M2: 'a retried checkout charges once',
  M3: 'debits and credits always balance',
  M5: 'kill -9 loses nothing acknowledged',
  M7: 'price and balance come from the server alone',
  M8: 'rounding neither makes nor loses money',
  M9: 'the cart empties only after a committed order',
  M10: 'a delayed or failed top-up is refunded',
  A1: 'a PIN cannot be guessed',
  A3: 'a code cannot be guessed, replayed or used for another challenge',
  A4: 'nobody can be flooded with codes',
  A5: 'accounts cannot be enumerated',
  A6: 'forged tokens are refused',
  A7: 'sessions end at once',
  A8: 'a stolen refresh token is detected, legitimate users stay signed in',
  A9: 'secrets are stored well',
  Z1: 'no access to another user’s data',
  Z2: 'no privilege escalation',
  Z3: 'no step of a flow can be skipped',
  I1: 'every endpoint handles malformed input',
  I2: 'oversized and slow input is bounded',
  I8: 'digits are ASCII digits',
  B1: 'a strict Content-Security-Policy on every page',
  B2: 'Trusted Types in both variants',
  B4: 'not framed, not sniffed, not cached',
  B5: 'cross-site requests are refused',
  B6: 'no secret in addresses, logs or storage',
  C1: 'every failed call shows a useful message',
  C2: 'a 401 signs out once, without a loop',
  C3: 'offline loses nothing',
  C4: 'usable on slow 3G, double taps buy once',
  C5: 'broken storage never breaks the page',
  C6: 'two tabs stay synchronised',
  C7: 'no service worker is left behind',
  C9: 'a wrong clock does not matter',
  O1: 'a graceful stop',
  O2: 'health checks report the truth',
  O3: 'every request can be traced',
  O4: 'logs cannot be forged',
  O6: 'migrations are safe',
  O7: 'a second process on the same data is refused',
  O8: 'invalid settings stop the start',
};

/** Matches the full name of a test whose own title, or a title around it, begins with a promise's id: `M1 200 at once …`. */
export const ID = /(?:^| )([MAZIBCO]\d{1,2})(?=[\s:,])/;

/** The proofs in vitest's JSON report. A test can report a figure with `context.task.meta.figure = '50 of 200'`. */
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

/** The proofs in Playwright's JSON report. A test can report a figure with an annotation `{ type: 'figure', description }`. */
export function fromPlaywright({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...fromPlaywright(suite),
    ...(suite.specs ?? []).map(({ title, ok, tests }) => {
      const annotations = tests.flatMap((test) => test.annotations ?? []);
      return { id: ID.exec(title)?.[1], title, ok, figure: annotations.find(({ type }) => type === 'figure')?.description };
    }),
  ]);
}

/** A line per promise: id, whether it holds, description, figures. A promise without a test does not hold. */
export function scoreboard(proofs, promises = PROMISES) {
  return Object.entries(promises).map(([id, words]) => {
    const own = proofs.filter((proof) => proof.id === id);
    const broken = own.filter(({ ok }) => !ok);
    const figures = [...new Set(own.map(({ figure }) => figure).filter(Boolean))];
    const holds = own.length > 0 && broken.length === 0;
    const summary =
      own.length === 0
        ? 'no test'
        : [
            `${own.length - broken.length} of ${own.length} tests`,
            ...figures,
            ...broken.map(({ title }) => `broken: ${title}`),
          ].join('; ');
    return { id, holds, line: `${id.padEnd(4)} ${holds ? 'holds  ' : 'BROKEN '} ${words}: ${summary}` };
  });
}
