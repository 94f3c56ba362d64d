import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { readReference } from './checksum.ts';

withDatabases('The checksum of a receipt', (make) => {
  it('A13 can be verified as often as the settings allow in fifteen minutes from one address prefix', async () => {
    const { call, clock } = await make({
      env: { prefixLimits: { wrongPins: 9, registrations: 9, recoveries: 9, messages: 9, receiptChecks: 2 } },
    });
    const ask = async () => (await call('GET /receipts/K7-4F2M-9QTD/verify?checksum=9F3C71A804DE55B2C6108E2FA97D13C4')).status;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
    clock.advance(900);
    expect(await ask()).toBe(200);
  });

  it('names the checksum that is missing or too long', async () => {
    const { call } = await make();
    for (const query of ['', '?checksum=', `?checksum=${'a'.repeat(129)}`])
      expect(await call(`GET /receipts/K7/verify${query}`)).toMatchObject({
        status: 422,
        failure: { code: 'INVALID', fields: { checksum: expect.any(String) } },
      });
    expect(await call(`GET /receipts/K7/verify?checksum=${'a'.repeat(32)}&x=1`)).toMatchObject({ status: 422 });
  });
});

it.each([
  ['K7-49CD-ESYA', 'K7-49CD-ESYA'],
  [' k7-49cd-esya ', 'K7-49CD-ESYA'],
  ['\u200EK7\u201149CD\u2011ESYA\u200E', 'K7-49CD-ESYA'],
  ['K7 49CD ESYA', 'K7-49CD-ESYA'],
  ['PRACTICE-49CD-ESYA', 'PRACTICE-49CD-ESYA'],
])('reads the reference %j as %s', (typed, stored) => expect(readReference(typed)).toBe(stored));
