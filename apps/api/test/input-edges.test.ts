import type { Order, Quote } from '@kado/contracts';
import { expect, it } from 'vitest';

import { encodeCursor } from '../src/http/cursors.ts';
import { newId } from '../src/db/ids.ts';
import { withDatabases } from './fixture.ts';
import { newKey, pay, person, quoteFor, topup } from './people.ts';

const id = newId();
const nameOf = (query: string): string => query.slice(0, query.indexOf('='));
const orderCursor = (time: string): string => `cursor=${encodeCursor(time, id)}`;
const lineCursor = (seq: string): string => `cursor=${encodeCursor(seq)}`;

withDatabases('Input at its edges', (make) => {
  it.each([
    ['/orders', 'from=0000-01-01', 'from=0000-01-01'],
    ['/orders', 'to=0000-12-31', 'to=0000-12-31'],
    ['/transactions', 'from=0000-01-01', 'from=0000-01-01'],
    ['/transactions', 'to=0000-12-31', 'to=0000-12-31'],
    ['/orders', 'a cursor of 0000-01-01T00:00:00.000Z', orderCursor('0000-01-01T00:00:00.000Z')],
    ['/orders', 'a cursor of -000001-01-01T00:00:00.000Z', orderCursor('-000001-01-01T00:00:00.000Z')],
    ['/orders', 'a cursor of -271821-04-20T00:00:00.000Z', orderCursor('-271821-04-20T00:00:00.000Z')],
    ['/orders', 'a cursor of +275760-09-13T00:00:00.000Z', orderCursor('+275760-09-13T00:00:00.000Z')],
    ['/orders', 'a cursor of 2026-11-21', orderCursor('2026-11-21')],
    ['/transactions', 'a cursor of -1', lineCursor('-1')],
    ['/transactions', 'a cursor of -2147483649', lineCursor('-2147483649')],
    ['/transactions', 'a cursor of 2147483648', lineCursor('2147483648')],
    ['/transactions', 'a cursor of 1e3', lineCursor('1e3')],
    ['/transactions', 'a cursor of .', lineCursor('.')],
    ['/admin/ledger/accounts', 'a cursor with NUL', `cursor=${encodeCursor('user:\0', 'USD')}`],
    ['/admin/reconciliations', 'a cursor of 0000-01-01', `cursor=${encodeCursor('0000-01-01', 'sandbox')}`],
    ['/users/me/sessions', 'a cursor of 0', `cursor=${encodeCursor('0')}`],
  ])('I9 GET %s with %s is 422 and names the field', async (path, _, query) => {
    const { app, call } = await make();
    const { token } = await person(app, { role: path.startsWith('/admin') ? 'operator' : 'customer' });
    const { status, failure } = await call(`GET ${path}?${query}`, { token });
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([422, [nameOf(query)]]);
  });

  it.each(['/orders?from=0001-01-01&to=9999-12-31', '/transactions?from=0001-01-01&to=9999-12-31'])(
    'I9 GET %s is served',
    async (path) => {
      const { app, call } = await make();
      const { token } = await person(app, { cents: 0n });
      expect(await call(`GET ${path}`, { token })).toMatchObject({ status: 200, body: { data: [] } });
      for (const edge of [orderCursor('0001-01-01T00:00:00.000Z'), orderCursor('9999-12-31T23:59:59.999Z')])
        expect((await call(`GET /orders?${edge}`, { token })).status).toBe(200);
      expect((await call(`GET /transactions?${lineCursor('2147483647')}`, { token })).status).toBe(200);
    },
  );

  it.each([
    ['NUL', 'a\0'],
    ['the first half of a pair', '\ud800'],
    ['the second half of a pair', 'a\udc00b'],
    ['a byte order mark at its beginning', '\uFEFFa'],
  ])('I9 a text with %s is 422 and names the field', async (_, text) => {
    const { app, call } = await make();
    const ada = await person(app);
    const named = async (line: string, body: object): Promise<unknown> => {
      const { status, failure } = await call(line, { token: ada.token, body });
      return [status, failure.code, Object.keys(failure.fields ?? {})];
    };
    expect(await named('POST /quotes', { items: [topup(app), topup(app, '43', { id: text })] })).toEqual([
      422,
      'INVALID',
      ['items.1.id'],
    ]);
    expect(await named('POST /auth/login', { identifier: `${text}ab`, pin: '274913' })).toEqual([422, 'INVALID', ['identifier']]);
    expect(await named('POST /auth/verify-token', { challengeId: text, token: '123456' })).toEqual([
      422,
      'INVALID',
      ['challengeId'],
    ]);
  });

  it.each(['💚', 'ﷺ'.repeat(60), 'a\uFEFFb', '\u202Eid', '\uFFFF\uFFFE', "'; --", '\\u0000', '%s\\', '\u0301e'])(
    'I9 an item with the id %j is sold, and its id returned as it was',
    async (itemId) => {
      const { app, call } = await make();
      const ada = await person(app);
      const quote: Quote = await quoteFor(call, ada, [topup(app, '00', { id: itemId })]);
      const { status, body } = await pay(app, call, ada, quote.id, newKey());
      expect([status, body.data.items[0]?.itemId, quote.lines[0]?.itemId]).toEqual([201, itemId, itemId]);
      const order = await call<Order>(`GET /orders/${body.data.id}`, { token: ada.token });
      expect(order.body.data.items[0]?.itemId).toBe(itemId);
    },
  );
});
