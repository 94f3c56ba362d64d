import type { Balance, Deposit, Order, Recipient, Transaction } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { expectInvariants } from '../../test/invariants/invariants.ts';
import { onTestHook } from '../checkout/test-hooks.ts';
import { wallets } from '../db/schema/money.ts';
import { reconciliations, supplierFindings } from '../db/schema/supplier.ts';
import { reconcile } from '../reconciliation/service.ts';
import { findUserByEmail } from '../users/repository.ts';
import { greeting } from '../greeting.ts';
import { inertPdf } from '../documents/pdf.ts';
import { demoPin, PUBLIC_PIN } from './demo-pin.ts';

withDatabases('The demo', (make) => {
  it('gives Maya 500.00, four orders and two deposits, however often the server starts', async () => {
    for (const keep of [false, true, true]) {
      const { app, call } = await make({ keep, env: { demo: true } });
      expect((await app.mail.list()).filter(({ subject }) => subject !== 'New sign-in to your account')).toEqual([]);
      const login = await call<{ token: string }>('POST /auth/login', {
        body: { identifier: 'maya@kado.test', pin: PUBLIC_PIN },
      });
      const { token } = login.body.data;
      const { available, held } = (await call<Balance>('GET /balance', { token })).body.data;
      expect([available.amountMinor, held.amountMinor]).toEqual([50_000, 0]);
      const orders = (await call<Order[]>('GET /orders', { token })).body.data;
      expect(orders.map(({ status }) => status)).toEqual(['completed', 'failed', 'completed', 'completed']);
      const saved = (await call<Recipient[]>('GET /recipients', { token })).body.data;
      expect(saved.map(({ name, lastUsedAt }) => [name, lastUsedAt !== undefined])).toEqual([
        ['Ada Obi', true],
        ['Achieng Otieno', true],
        ['Sami Hassan', true],
      ]);
      expect(orders[0]?.items[0]?.recipient).toEqual({ name: 'Ada Obi', phone: '+2348035550142' });
      const lines = (await call<Transaction[]>('GET /transactions', { token })).body.data;
      expect(lines.filter(({ type }) => type === 'deposit')).toHaveLength(2);
      const deposits = (await call<Deposit[]>('GET /deposits', { token })).body.data;
      expect(deposits.map(({ status, credited }) => [status, credited?.amountMinor])).toEqual([
        ['credited', 21_627],
        ['credited', 29_850],
      ]);
      expect(lines.filter(({ depositId }) => deposits.some(({ id }) => id === depositId))).toHaveLength(2);
      for (const { proofFileId = '' } of deposits) {
        const url = `/api/v1/files/${proofFileId}`;
        const { rawPayload } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
        expect(await inertPdf(rawPayload)).toBeDefined();
      }
      expect(lines).toHaveLength(2 + 4 + 4);
      expect(lines.map(({ at }) => at)).toEqual(
        lines
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
      expect(lines.every(({ at }) => new Date(at) < app.clock.now())).toBe(true);
      for (const email of ['maya@kado.test', 'ops@kado.test'])
        expect((await findUserByEmail(app.db, email))!.createdAt < new Date(deposits.at(-1)!.createdAt)).toBe(true);
      await expectInvariants(app.db);
    }
  });

  it.each(['EUR', 'JPY', 'KWD'])('has the same history in a wallet of %s', async (walletCurrency) => {
    const { app, call } = await make({ env: { demo: true, walletCurrency } });
    const login = await call<{ token: string }>('POST /auth/login', { body: { identifier: 'maya@kado.test', pin: PUBLIC_PIN } });
    const { token } = login.body.data;
    const orders = (await call<Order[]>('GET /orders', { token })).body.data;
    expect(orders.map(({ status, total }) => [status, total.currency])).toEqual(
      ['completed', 'failed', 'completed', 'completed'].map((status) => [status, walletCurrency]),
    );
    const items = orders.flatMap(({ items: each }) => each);
    expect(items.map(({ receive }) => receive.currency)).toEqual(['NGN', 'EGP', 'KES', 'NGN']);
    expect((await call<Deposit[]>('GET /deposits', { token })).body.data.map(({ status }) => status)).toEqual([
      'credited',
      'credited',
    ]);
    await expectInvariants(app.db);
  });

  it("has only items that are in the sandbox's statement", async () => {
    const { app } = await make({ env: { demo: true } });
    const { db, clock, supplier, log } = app;
    for (let round = 0; round < 3; round += 1) await reconcile({ db, clock, supplier, promiseSeconds: 900, log });
    const days = await db.select().from(reconciliations);
    expect(days.filter(({ items, lines }) => items > 0 && items === lines)).toHaveLength(4);
    expect(await db.select().from(supplierFindings)).toEqual([]);
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

  it('has an operator, and is not created without KADO_DEMO', async () => {
    const { app } = await make({ env: { demo: true } });
    expect((await findUserByEmail(app.db, 'ops@kado.test'))?.role).toBe('operator');
    const { app: plain } = await make({ env: { demo: false } });
    expect(await findUserByEmail(plain.db, 'maya@kado.test')).toBeUndefined();
  });

  it('M15 gives the accounts of a trial their own PIN, which is printed at start, even if they had the public one', async () => {
    const reached = { loopback: false, demo: true, trial: true };
    const { app: before } = await make({ env: { demo: true } });
    const { app, call } = await make({ keep: true, env: reached });
    const pin = demoPin(app.env);
    expect(pin).toMatch(/^\d{6}$/);
    expect(pin).not.toBe(PUBLIC_PIN);
    expect(demoPin({ trial: true, pepper: 'another' })).not.toBe(pin);
    expect([greeting(app.env), greeting(before.env)]).toEqual([
      expect.stringContaining(`PIN ${pin}`),
      expect.stringContaining(`PIN ${PUBLIC_PIN}`),
    ]);
    for (const identifier of ['maya@kado.test', 'ops@kado.test']) {
      expect((await call('POST /auth/login', { body: { identifier, pin } })).status).toBe(200);
      expect((await call('POST /auth/login', { body: { identifier, pin: PUBLIC_PIN } })).status).toBe(401);
    }
  });

  it.each([{ production: true }, { loopback: false }])('M15 refuses a database with public PINs on %j', async (env) => {
    await make({ env: { demo: true } });
    await expect(make({ keep: true, env })).rejects.toThrow(/^KADO_DEMO made maya@kado.test/);
    await make({ env });
  });

  it('M15 refuses the accounts of a trial in production, whatever their PINs', async () => {
    await make({ env: { demo: true, trial: true, loopback: false } });
    await expect(make({ keep: true, env: { production: true } })).rejects.toThrow(/^KADO_DEMO made maya@kado.test/);
  });
});
