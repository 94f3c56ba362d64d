import { type ItemStatus, money } from '@kado/contracts';
import { asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { checkout, type CheckoutContext } from '../../src/checkout/service.ts';
import { orderItems } from '../../src/db/schema/money.ts';
import { HttpError } from '../../src/http/errors.ts';
import { creditDeposit, rejectDeposit } from '../../src/deposit-reviews/service.ts';
import { cancelDeposit, createDeposit, submitProof } from '../../src/deposits/service.ts';
import { insertFile } from '../../src/files/repository.ts';
import type { Outbox } from '../../src/mail/outbox.ts';
import { newId } from '../../src/db/ids.ts';
import { rowsOf } from '../../src/db/sql.ts';
import type { Db } from '../../src/db/types.ts';
import { type ItemEvent, TRANSITIONS } from '../../src/orders/states.ts';
import { bookLoss } from '../../src/orders/book-loss.ts';
import { settle } from '../../src/orders/settle.ts';
import { itemRows } from '../../src/quotes/item-rows.ts';
import { insertQuote } from '../../src/quotes/repository.ts';
import { insertUser } from '../../src/users/repository.ts';
import type { Bought, Command, Snapshot, World } from './world.ts';

/** A time long after every promised time. */
const LATER = sql`now() + interval '1 day'`;

type Figures = { available: string; held: string; lines: number };
type Seen = { status: string; captured: string; released: string; items: ItemStatus[] };

type ModelContext = CheckoutContext & { mail: Outbox };

/** The model's commands, executed with the server's functions for one new user. */
export class DatabaseWorld implements World {
  readonly userId = newId();
  readonly operatorId = newId();
  readonly keys: { key: string; quoteId: string }[] = [];
  private readonly parts: ModelContext;
  private user: Promise<unknown> | undefined;

  constructor(parts: ModelContext) {
    this.parts = parts;
  }

  run = async (command: Command): Promise<void> => {
    await (this.user ??= this.insertUser());
    if (command.do === 'deposit') await this.deposit(command);
    if (command.do === 'checkout') await this.checkout(command.items);
    if (command.do === 'retry') await this.retry(command.which);
    if (command.do === 'event') await this.event(command.event, command.which);
  };

  private get db(): Db {
    return this.parts.db;
  }

  private insertUser(): Promise<unknown> {
    const { userId: id } = this;
    const names = { firstName: 'Ada', lastName: 'Obi', email: id, emailKey: id, phone: id, countryIso: 'NG', languageCode: 'en' };
    const operator = { ...names, id: this.operatorId, email: this.operatorId, emailKey: this.operatorId };
    const rest = { pinHash: 'none', createdAt: new Date() };
    return Promise.all([insertUser(this.db, { id, ...names, ...rest }), insertUser(this.db, { ...operator, ...rest })]);
  }

  private async deposit({ bank, amount, outcome }: Extract<Command, { do: 'deposit' }>): Promise<void> {
    const { userId, parts, db } = this;
    const { id: bankId, currency } = parts.reference.banks.find(({ name }) => name === bank)!;
    const { id } = await createDeposit(parts, { userId }, { bankId, amount: money(amount, currency) });
    if (outcome === 'cancelled') {
      await cancelDeposit(parts, { userId, id });
      return;
    }
    const fileId = newId();
    const times = { createdAt: new Date(), storedAt: new Date(), unusedSince: new Date() };
    await insertFile(db, {
      id: fileId,
      userId,
      purpose: 'proof',
      name: 'p.pdf',
      mime: 'application/pdf',
      size: 1,
      hash: fileId,
      ...times,
    });
    await submitProof(parts, { userId, id }, fileId);
    const operator = { id: this.operatorId };
    if (outcome === 'rejected') await rejectDeposit(parts, operator, id, 'unreadable');
    const decision = { amount: money(amount, currency), note: '' };
    if (outcome.startsWith('credited')) await creditDeposit(parts, operator, id, decision);
    if (outcome === 'credited twice')
      await expect(creditDeposit(parts, operator, id, decision)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
  }

  private async checkout(bought: readonly Bought[]): Promise<void> {
    const { userId } = this;
    const items = bought.map((_, index) => ({
      id: `i${index}`,
      kind: 'topup' as const,
      networkId: 'n',
      phone: '+2348035550142',
      amount: money(1, 'USD'),
    }));
    const lines = bought.map(({ send, fee, receive }, index) => ({
      itemId: `i${index}`,
      kind: 'topup' as const,
      send: money(send, 'USD'),
      fee: money(fee, 'USD'),
      receive: money(receive, 'NGN'),
      rate: '1520.00',
      etaMinutes: 1,
    }));
    const total = bought.reduce((all, { send, fee }) => all + send + fee, 0n);
    const rows = itemRows(items, lines, this.parts.reference);
    const quote = { userId, items, lines, risks: [], itemRows: rows, total, currency: 'USD' };
    const { id } = await insertQuote(this.db, quote, sql`now()`);
    this.keys.push({ key: newId(), quoteId: id });
    await this.pay(this.keys.length - 1);
  }

  private retry(which: number): Promise<void> {
    // Only successful checkouts: a rejected key may succeed later, and the model does not store it.
    return this.keys.length === 0 ? Promise.resolve() : this.pay(which % this.keys.length);
  }

  private async pay(index: number): Promise<void> {
    const paying = this.keys[index];
    if (!paying) return;
    try {
      await checkout(this.parts, { ...paying, userId: this.userId, grant: undefined, verifyPin: async () => undefined });
    } catch (cause) {
      if (!(cause instanceof HttpError) || cause.code !== 'INSUFFICIENT_FUNDS') throw cause;
      this.keys.splice(index, 1);
    }
  }

  private async event(event: ItemEvent, which: number): Promise<void> {
    const all = await this.items();
    const item = all[which % Math.max(1, all.length)];
    if (!item) return;
    if (event === 'submit') {
      const { from, to } = TRANSITIONS.submit;
      await rowsOf(
        this.db,
        sql`update order_items set status = ${to}, submitted_at = now() where id = ${item.id} and status = ${from[0]}`,
      );
      return;
    }
    const settling = { supplier: 'sandbox', now: event === 'reverse' ? LATER : sql`now()` };
    if (event === 'late')
      await this.db.transaction((tx) => bookLoss(tx, { ...settling, itemId: item.id }, async () => undefined));
    else await settle(this.db, { ...settling, event, item, silent: true });
  }

  private items() {
    return this.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.userId, this.userId))
      .orderBy(asc(orderItems.orderId), asc(orderItems.position));
  }

  look = async (): Promise<Snapshot> => {
    const [row] = await rowsOf<{
      wallet: Figures | null;
      deposits: string[] | null;
      pending: string | null;
      lost: string | null;
      orders: Seen[] | null;
    }>(
      this.db,
      sql`select (select json_build_object('available', available::text, 'held', held::text, 'lines', lines) from wallets where user_id = ${this.userId}) as wallet,
        (select json_agg(status order by id) from deposits where user_id = ${this.userId}) as deposits,
        (select sum(credit)::text from deposits where user_id = ${this.userId} and status = 'in_review') as pending,
        (select sum(p.amount)::text from journal_entries e join postings p on p.entry_id = e.id
          where e.type = 'loss' and p.account = 'house:losses' and e.order_id in (select id from orders where user_id = ${this.userId})) as lost,
        (select json_agg(json_build_object('status', o.status, 'captured', o.captured::text, 'released', o.released::text, 'items',
          (select json_agg(i.status order by i.position) from order_items i where i.order_id = o.id)) order by o.id)
          from orders o where o.user_id = ${this.userId}) as orders`,
    );
    const { available = '0', held = '0', lines = 0 } = row?.wallet ?? {};
    return {
      available: BigInt(available),
      held: BigInt(held),
      losses: BigInt(row?.lost ?? 0),
      lines,
      deposits: row?.deposits ?? [],
      pending: BigInt(row?.pending ?? 0),
      orders: (row?.orders ?? []).map(({ captured, released, ...order }) => ({
        ...order,
        captured: BigInt(captured),
        released: BigInt(released),
      })),
    };
  };
}
