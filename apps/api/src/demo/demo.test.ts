import type { Balance, Order, Transaction } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { onTestHook } from '../checkout/test-hooks.ts';
import { wallets } from '../db/schema/money.ts';
import { findUserByEmail } from '../users/repository.ts';
import { DEMO_PIN } from './plan.ts';

withDatabases('The demo', (make) => {
  it('gives maya 500.00, four orders and two deposits, however often the server starts', async () => {
    for (const keep of [false, true, true]) {
      const { app, call } = await make({ keep, env: { demo: true } });
      const login = await call<{ token: string }>('POST /auth/login', { body: { identifier: 'maya@kado.test', pin: DEMO_PIN } });
      const { token } = login.body.data;
      const { available, held } = (await call<Balance>('GET /balance', { token })).body.data;
      expect([available.amountMinor, held.amountMinor]).toEqual([50_000, 0]);
      const orders = (await call<Order[]>('GET /orders', { token })).body.data;
      expect(orders.map(({ status }) => status)).toEqual(['completed', 'failed', 'completed', 'completed']);
      const lines = (await call<Transaction[]>('GET /transactions', { token })).body.data;
      expect(lines.filter(({ type }) => type === 'deposit')).toHaveLength(2);
      expect(lines).toHaveLength(2 + 4 + 4);
      expect(lines.map(({ at }) => at)).toEqual(
        lines
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
      expect(lines.every(({ at }) => new Date(at) < app.clock.now())).toBe(true);
      expect(await app.mail.list()).toEqual([]);
      await expectInvariants(app.db);
    }
  });

  it('is completed by the next start after an interrupted one', async () => {
    const env = { demo: true };
    onTestHook('checkout:beforeWrite', async () => {
      throw new Error('interrupted');
    });
    await expect(make({ env })).rejects.toThrow('interrupted');
    const { app } = await make({ env, keep: true });
    const maya = await findUserByEmail(app.db, 'maya@kado.test');
    const [wallet] = await app.db
      .select()
      .from(wallets)
      .where(eq(wallets.userId, maya?.id ?? ''));
    expect([wallet?.available, wallet?.held, wallet?.lines]).toEqual([50_000n, 0n, 10]);
    await expectInvariants(app.db);
  });

  it('has an operator, and creates no account without KADO_DEMO', async () => {
    const { app } = await make({ env: { demo: true } });
    expect((await findUserByEmail(app.db, 'ops@kado.test'))?.role).toBe('operator');
    const { app: plain } = await make({ env: { demo: false } });
    expect(await findUserByEmail(plain.db, 'maya@kado.test')).toBeUndefined();
  });
});
