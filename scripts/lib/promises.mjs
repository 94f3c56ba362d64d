import { join } from 'node:path';

/** The promises that tests prove on every change, each with a short description. */
export const PROMISES = {
  M1: 'no double spend',
  M2: 'a retried checkout charges once',
  M3: 'debits and credits always balance',
  M4: 'a duplicate refund, and a second credit of a deposit, is refused',
  M5: 'kill -9 loses nothing acknowledged',
  M6: 'a crash of the database loses nothing acknowledged',
  M7: 'price and balance come from the server alone',
  M8: 'rounding neither makes nor loses money',
  M9: 'the cart empties only after a committed order',
  M10: 'a delayed or failed top-up is refunded',
  M12: 'nothing is sent after the money went back',
  M13: 'an unknown outcome is asked for, never repeated',
  M14: 'a debit is in the currency of its wallet, and the ledger only grows',
  M15: 'production never pretends to sell',
  M16: 'settlement keeps pace, and no letter delays a reversal',
  A1: 'a PIN cannot be guessed',
  A2: 'PINs cannot be tried at many accounts',
  A3: 'a code cannot be guessed, replayed or used for another challenge',
  A4: 'nobody can be flooded with codes',
  A5: 'accounts cannot be enumerated',
  A6: 'forged tokens are refused',
  A7: 'sessions end at once',
  A8: 'a stolen refresh token is detected, legitimate users stay signed in',
  A9: 'secrets are stored well',
  A11: 'a copied refresh cookie is noticed',
  A12: 'a login flood does not stop payments',
  A13: 'one address prefix cannot spray PINs or flood mailboxes',
  A14: 'a new PIN voids what was open',
  A15: 'strangers cannot block recovery',
  Z1: 'no access to another user’s data',
  Z2: 'no privilege escalation',
  Z3: 'no step of a flow can be skipped',
  Z4: 'the template never calls /api/v1, the product never downloads the template',
  I1: 'every endpoint handles malformed input',
  I2: 'oversized and slow input is bounded',
  I3: 'malformed multipart bodies are the client’s error',
  I4: 'uploads are what they claim',
  I5: 'bombs are refused early',
  I6: 'file names cannot hurt',
  I7: 'text survives, safely',
  I8: 'digits are ASCII digits',
  I9: 'no date, cursor or text reaches the database unbounded',
  B1: 'a strict Content-Security-Policy on every page',
  B2: 'Trusted Types in both variants',
  B3: 'stored text never becomes markup',
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
  C8: 'a deploy under an open page never reloads it in a loop',
  C9: 'a wrong clock does not matter',
  C10: 'drafts survive a crash',
  C11: 'an open page does not grow',
  O1: 'a graceful stop',
  O2: 'health checks report the truth',
  O3: 'every request can be traced',
  O4: 'logs cannot be forged',
  O5: 'backups restore',
  O6: 'migrations are safe',
  O7: 'a second process on the same data is refused',
  O8: 'invalid settings stop the start',
  O9: 'tables that grow are swept within limits',
  O10: 'a silent failover heals by itself',
  O11: 'what happens can be seen',
  S1: 'no version enters on the day that it is published',
  S2: 'only listed packages run a script when they are installed',
  S3: 'no package enters under a name that nobody looked at',
  S4: 'known holes are looked for',
  S5: 'every licence is one of those we accept',
  S6: 'the same source gives the same app',
};

/** The promises of the nightly run: those whose tests have a larger size there, and those whose tests take minutes and run only there. */
export const NIGHTLY = {
  M3: PROMISES.M3,
  M4: PROMISES.M4,
  M5: PROMISES.M5,
  M6: PROMISES.M6,
  M11: 'load is held',
  A2: PROMISES.A2,
  A5: PROMISES.A5,
  A10: 'hashing cannot be used to exhaust the server',
  I1: PROMISES.I1,
  I9: PROMISES.I9,
  O5: PROMISES.O5,
  O6: PROMISES.O6,
  O9: PROMISES.O9,
};

/** The titles of the tests that prove a promise, as a pattern for the test runners; `ids` limits it to some promises. */
export const namesOf = (ids = ['[MAZIBCOS][0-9]{1,2}']) => `(^| )(${ids.join('|')})[ :,]`;

/** The promises that a test's own title, or a title around it, names: `M1 M10 200 at once …`; `undefined` alone for none. */
function idsOf(name) {
  const found = [...name.matchAll(/(?:^| )([MAZIBCOS]\d{1,2})(?=[\s:,])/g)].map(([, id]) => id);
  return found.length > 0 ? [...new Set(found)] : [undefined];
}

/** The texts of a test file that begin with an id, as titles of tests do: `{ ids, text }`. A text ends before its first placeholder. */
export const titlesIn = (source) =>
  source
    .split(/['"`]/)
    .filter((part) => /^[MAZIBCOS][1-9]\d?[\s:,]/.test(part))
    .map((part) => ({ ids: idsOf(part), text: part.split(/[$%\\\n]/)[0] }));

/** The ids in the titles of a test file. */
export const idsIn = (source) => [...new Set(titlesIn(source).flatMap(({ ids }) => ids))];

/**
 * The proofs in vitest's JSON report of a run that was limited to the titles `names`: `{ id, title, name, file, ok, figure }`, where `name` has the titles around the test
 * too. A test that did not run proves nothing, and neither does a file that could not be imported. The report calls a test with another title `skipped` as well: only its
 * name tells that it was left out. A test can report a figure with `context.task.meta.figure`.
 */
export function fromVitest(report, names = namesOf()) {
  const wanted = new RegExp(names);
  return report.testResults.flatMap(({ name: file, status: whole, message, assertionResults }) => {
    const inRun = assertionResults.filter(({ fullName, status }) => /^(?:pass|fail)ed$/.test(status) || wanted.test(fullName));
    const proofs = inRun.flatMap(({ fullName, title, status, meta }) => {
      const ok = status === 'passed';
      const proof = { title: ok ? title : `${title} (${status})`, name: fullName, file, ok, figure: meta?.figure };
      return idsOf(fullName).flatMap((id) => (id ? { id, ...proof } : []));
    });
    const isWhole = whole !== 'failed' || proofs.some(({ ok }) => !ok);
    return isWhole ? proofs : [...proofs, { id: undefined, title: `${file}: ${message || 'failed'}`, ok: false }];
  });
}

/**
 * The proofs in Playwright's JSON report, as those of vitest; errors outside of tests prove that something is broken. A test can report a figure with an annotation
 * `{ type: 'figure', description }`.
 */
export function fromPlaywright({ config, suites = [], errors = [] }) {
  const outside = errors.map(({ message }) => ({ id: undefined, title: message, ok: false }));
  return [...outside, ...suites.flatMap((file) => specsOf(file, [], config?.rootDir ?? ''))];
}

/** The proofs of a suite and of those in it; `around` has the titles around its tests, which the title of a file is not. */
const specsOf = ({ suites = [], specs = [] }, around, root) => [
  ...suites.flatMap((suite) => specsOf(suite, [...around, suite.title], root)),
  ...specs.flatMap((spec) => proofsOf(spec, [...around, spec.title].join(' '), root)),
];

function proofsOf({ title, file = '', tests }, name, root) {
  const figure = tests.flatMap((test) => test.annotations ?? []).find(({ type }) => type === 'figure')?.description;
  const statuses = tests.map(({ results }) => results?.at(-1)?.status ?? 'did not run');
  const bad = statuses.filter((status) => status !== 'passed');
  const ok = statuses.length > 0 && bad.length === 0;
  const proof = { title: ok ? title : `${title} (${bad[0] ?? 'did not run'})`, name, file: join(root, file), ok, figure };
  return idsOf(name).map((id) => ({ id, ...proof }));
}

/**
 * What a package owes: each of `titles`, `{ ids, text, file }`, of which no test of that file ran, so that no other file can stand in for it; and an exit code that no
 * failed test explains.
 */
export function missingFrom({ path, titles, code, proofs }) {
  const never = titles
    .filter(({ file, text }) => !proofs.some((proof) => proof.file === file && proof.name.includes(text)))
    .flatMap(({ ids, file, text }) =>
      ids.map((id) => ({ id, title: `${file} names "${text.trim()}", but no such test ran`, ok: false })),
    );
  const unexplained = code !== 0 && [...proofs, ...never].every(({ ok }) => ok);
  return unexplained ? [...never, { id: undefined, title: `${path} ended with code ${code}`, ok: false }] : never;
}

/**
 * A line per promise: id, whether it holds, description, figures. A promise without a test does not hold, an id that no list of promises has is an error, and so is what
 * failed and belongs to none of these promises.
 */
export function scoreboard(proofs, promises = PROMISES) {
  const rows = Object.entries(promises).map(([id, words]) => {
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
  const known = { ...PROMISES, ...NIGHTLY, ...promises };
  const others = proofs.flatMap(({ id, ok, title }) => {
    if (id !== undefined && !(id in known)) return [`${id} has no row in the list of promises`];
    return ok || id in promises ? [] : [title];
  });
  const unique = [...new Set(others)];
  return [...rows, ...unique.map((text) => ({ id: undefined, holds: false, line: `!    BROKEN  ${text}` }))];
}
