import { receivedByFirstPurchase } from '../../support/first-purchase.ts';
import { expect, test } from '../../support/fixtures.ts';

// The goal is 450 kB; the bench prints it next to the measured value. These limits prevent a regression, and allow for extra polling on a slow machine.
for (const { mode, lowData, limit, fonts } of [
  { mode: 'as usual', lowData: false, limit: 520_000, fonts: 1 },
  { mode: 'with little data', lowData: true, limit: 470_000, fonts: 0 },
]) {
  test(`a first purchase in a new browser, ${mode}, receives at most ${limit / 1000} kB and ${fonts} font`, async ({
    page,
    ownServer,
  }) => {
    const server = await ownServer();
    const { total, files } = await receivedByFirstPurchase(page, server.url, { lowData });
    expect(Object.keys(files).length, 'files and calls that were counted').toBeGreaterThan(20);
    expect(total, JSON.stringify(files)).toBeLessThanOrEqual(limit);
    expect(Object.keys(files).filter((path) => path.endsWith('.woff2'))).toHaveLength(fonts);
  });
}
