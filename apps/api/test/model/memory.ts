import { depositPriceOf, type ItemStatus, money } from '@kado/contracts';

import {
  account,
  assertBalanced,
  capture,
  deposit,
  hold,
  type Line,
  loss,
  type Movement,
  release,
} from '../../src/ledger/movements.ts';
import { type ItemEvent, OPEN, TRANSITIONS } from '../../src/orders/states.ts';
import { createReference } from '../../src/reference/service.ts';
import { orderStatus } from './order-status.ts';
import type { Bought, Command, Snapshot, World } from './world.ts';

type Item = Bought & { status: ItemStatus; late: boolean };
type Order = { items: Item[]; captured: bigint; released: bigint };

const USER = 'u';
const { banks, bankPrices } = createReference('USD');
const lineOf = ({ send, fee, receive }: Bought): Line => ({ currency: 'USD', send, fee, receiveCurrency: 'NGN', receive });
const costOf = ({ send, fee }: Bought): bigint => send + fee;

/** The same rules as the server's, in memory. Throws when an invariant is violated. */
export class MemoryWorld implements World {
  readonly accounts = new Map<string, bigint>();
  readonly orders: Order[] = [];
  lines = 0;
  readonly deposits: { status: string; credited: bigint }[] = [];

  run = async (command: Command): Promise<void> => {
    if (command.do === 'deposit') this.deposit(command);
    if (command.do === 'checkout') this.checkout(command.items);
    if (command.do === 'event') this.event(command.event, command.which);
    this.check();
  };

  look = async (): Promise<Snapshot> => ({
    available: this.of(account.available(USER)),
    held: this.of(account.held(USER)),
    losses: this.of(account.losses),
    lines: this.lines,
    deposits: this.deposits.map(({ status }) => status),
    pending: this.deposits.reduce((all, { status, credited }) => (status === 'in_review' ? all + credited : all), 0n),
    orders: this.orders.map(({ items, captured, released }) => ({
      status: this.status(items),
      captured,
      released,
      items: items.map(({ status }) => status),
    })),
  });

  private of(name: string, currency = 'USD'): bigint {
    return this.accounts.get(`${name} ${currency}`) ?? 0n;
  }

  private move({ type, postings }: Movement): void {
    assertBalanced(postings);
    for (const { account: name, currency, amount } of postings)
      this.accounts.set(`${name} ${currency}`, this.of(name, currency) + amount);
    if (type !== 'loss') this.lines += 1;
  }

  private deposit({ bank, amount, outcome }: Extract<Command, { do: 'deposit' }>): void {
    const { id: bankId, currency } = banks.find(({ name }) => name === bank)!;
    const price = bankPrices.find((each) => each.bankId === bankId && each.direction === 'deposit')!;
    const { fee, credited } = depositPriceOf(money(amount, currency), { ...price, walletCurrency: 'USD' });
    const status = outcome === 'credited twice' ? 'credited' : outcome;
    this.deposits.push({ status, credited: BigInt(credited.amountMinor) });
    if (status !== 'credited') return;
    const paid = { bankId, currency, amount, fee: BigInt(fee.amountMinor) };
    this.move(deposit(USER, { ...paid, walletCurrency: 'USD', credited: BigInt(credited.amountMinor) }));
  }

  private checkout(items: readonly Bought[]): void {
    const total = items.reduce((all, item) => all + costOf(item), 0n);
    if (this.of(account.available(USER)) < total) return;
    this.move(hold(USER, 'USD', total));
    this.orders.push({ items: items.map((item) => ({ ...item, status: 'queued', late: false })), captured: 0n, released: 0n });
  }

  private event(event: ItemEvent, which: number): void {
    const all = this.orders.flatMap((order) => order.items.map((item) => ({ order, item })));
    const found = all[which % Math.max(1, all.length)];
    const { from, to, moves } = TRANSITIONS[event];
    if (!found || !from.includes(found.item.status) || (event === 'late' && found.item.late)) return;
    const { order, item } = found;
    item.status = to;
    if (moves === 'capture') order.captured += costOf(item);
    if (moves === 'release') order.released += costOf(item);
    if (moves === 'loss') item.late = true;
    if (moves === 'capture') this.move(capture(USER, 'sandbox', lineOf(item)));
    if (moves === 'release') this.move(release(USER, lineOf(item)));
    if (moves === 'loss') this.move(loss('sandbox', lineOf(item)));
  }

  private status(items: readonly Item[]): string {
    const count = (wanted: readonly ItemStatus[]) => items.filter(({ status }) => wanted.includes(status)).length;
    return orderStatus({
      items: items.length,
      open: count(OPEN),
      delivered: count(['delivered']),
      cancelled: count(['cancelled']),
    });
  }

  private check(): void {
    const open = this.orders.flatMap(({ items }) => items).filter(({ status }) => OPEN.includes(status));
    const held = open.reduce((all, item) => all + costOf(item), 0n);
    const sums = new Map<string, bigint>();
    for (const [name, amount] of this.accounts) sums.set(name.slice(-3), (sums.get(name.slice(-3)) ?? 0n) + amount);
    if ([...sums.values()].some((sum) => sum !== 0n)) throw new Error('debits and credits differ');
    if (this.of(account.available(USER)) < 0n) throw new Error('below zero');
    if (this.of(account.held(USER)) !== held) throw new Error('held money belongs to nobody');
    for (const { items, captured, released } of this.orders) {
      const total = items.reduce((all, item) => all + costOf(item), 0n);
      const stillHeld = items.filter(({ status }) => OPEN.includes(status)).reduce((all, item) => all + costOf(item), 0n);
      if (total !== captured + released + stillHeld) throw new Error('an order does not add up');
    }
  }
}
