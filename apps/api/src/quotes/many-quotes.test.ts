import { expect, it } from 'vitest';

import { figure } from '../../test/figure.ts';
import { withDatabases } from '../../test/fixture.ts';
import { person, topup } from '../../test/people.ts';

const QUOTES = 60;
const ITEMS = 50;
/** CPU time instead of real time, because a busy machine makes a test wait but not compute. */
const MAX_SECONDS = 6;

withDatabases('Many quotes', (make) => {
  it(`I9 ${QUOTES} of ${ITEMS} items at once take less than ${MAX_SECONDS} s of the processor`, async (context) => {
    const { app, call } = await make();
    const { token } = await person(app);
    const items = Array.from({ length: ITEMS }, (_, at) => topup(app, String(10 + at)));
    const before = process.cpuUsage();
    const answers = await Promise.all(Array.from({ length: QUOTES }, () => call('POST /quotes', { token, body: { items } })));
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1_000_000;
    expect(answers.map(({ status }) => status)).toEqual(Array(QUOTES).fill(201));
    expect(seconds).toBeLessThan(MAX_SECONDS);
    figure(context, `${answers.length} quotes in ${seconds.toFixed(1)} s of the processor`);
  });
});
