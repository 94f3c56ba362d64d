import type { Transaction, TransactionType } from '@kado/contracts';
import { accountText } from '@kado/product-ui';

/** The icon of a movement type and the direction of its amount; the i18n key is `type.<type>`. */
export type MovementLook = { icon: 'wallet' | 'lock' | 'moneyback' | 'done' | 'edit'; direction: 'in' | 'out' | 'none' };

const ICON: Record<TransactionType, MovementLook['icon']> = {
  deposit: 'wallet',
  hold: 'lock',
  release: 'moneyback',
  refund: 'moneyback',
  capture: 'done',
  adjustment: 'edit',
};

/** A movement's icon, and whether the available balance rose or fell. */
export function movementLookOf({ type, amount }: Pick<Transaction, 'type' | 'amount'>): MovementLook {
  if (amount.amountMinor === 0) return { icon: ICON[type], direction: 'none' };
  return { icon: ICON[type], direction: amount.amountMinor > 0 ? 'in' : 'out' };
}

/** The movements of one local day, newest first, and its closing balance. */
export type DayGroup = { day: string; rows: Transaction[] };

const dayOf = (at: string): string => {
  const date = new Date(at);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
};

/** Groups a list by day and keeps its order, newest first. */
export function byDay(rows: readonly Transaction[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const row of rows) {
    const day = dayOf(row.at);
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}

/** Whether a local day is today, yesterday or neither. */
export function relativeDayOf(day: string, now: Date): 'today' | 'yesterday' | 'other' {
  if (day === dayOf(now.toISOString())) return 'today';
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === dayOf(before.toISOString()) ? 'yesterday' : 'other';
}

/** The balance before some movements, and the movements, oldest first, which sum up to the current balance. `since` is absent if the day has rows that are not loaded. */
export type Explanation = { before: Transaction['balanceAfter']; moves: Transaction[]; since?: string };

/** Explains the current balance by the latest day on which it changed; undefined if it never changed. `complete`: `rows` is the whole statement. */
export function explain(rows: readonly Transaction[], complete: boolean): Explanation | undefined {
  const days = byDay(rows.filter(({ amount }) => amount.amountMinor !== 0));
  const [latest] = days;
  const oldest = latest?.rows.at(-1);
  if (!latest || !oldest) return undefined;
  const before = { ...oldest.balanceAfter, amountMinor: oldest.balanceAfter.amountMinor - oldest.amount.amountMinor };
  const isWhole = complete || byDay(rows).at(-1)?.day !== latest.day;
  return { before, moves: latest.rows.toReversed(), ...(isWhole && { since: latest.day }) };
}

/** The contact at the end of a memo: a phone number, an e-mail address or an account number. */
const TARGET = /^(.*) (\+\d{7,15}|\S+@\S+|[A-Z\d]*\d{5}[A-Z\d]*)$/;

/** The facts of a memo for display: the reference, and separately the contact, if the memo has one. */
export const memoFacts = (memo: string, phone: (e164: string) => string): string[] => {
  const [, reference, target] = TARGET.exec(memo) ?? [];
  if (!reference || !target) return [memo];
  if (target.startsWith('+')) return [reference, phone(target)];
  return [reference, target.includes('@') ? target : accountText(target)];
};
