import type { Transaction, TransactionType } from '@kado/contracts';

/** How a movement is drawn; its word is `type.<type>`. */
export type MovementLook = { icon: 'wallet' | 'lock' | 'moneyback' | 'done' | 'edit'; direction: 'in' | 'out' | 'none' };

const ICON: Record<TransactionType, MovementLook['icon']> = {
  deposit: 'wallet',
  hold: 'lock',
  release: 'moneyback',
  refund: 'moneyback',
  capture: 'done',
  adjustment: 'edit',
};

/** A movement's icon, and which way the available balance moved. */
export function movementLookOf({ type, amount }: Pick<Transaction, 'type' | 'amount'>): MovementLook {
  if (amount.amountMinor === 0) return { icon: ICON[type], direction: 'none' };
  return { icon: ICON[type], direction: amount.amountMinor > 0 ? 'in' : 'out' };
}

/** The movements of one day of this computer's calendar, newest first, and the balance it ended at. */
export type DayGroup = { day: string; rows: Transaction[] };

const dayOf = (at: string): string => {
  const date = new Date(at);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
};

/** Groups a list that is newest first by day, keeping its order. */
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

/** Whether a day is today or yesterday by this computer's calendar, or neither. */
export function nearness(day: string, now: Date): 'today' | 'yesterday' | 'other' {
  if (day === dayOf(now.toISOString())) return 'today';
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === dayOf(before.toISOString()) ? 'yesterday' : 'other';
}

/** What today began with and what happened since: the sum behind the balance. Nothing while lines of today are not loaded yet. */
export function whyOf(
  rows: readonly Transaction[],
  now: Date,
  complete: boolean,
): { began: Transaction['balanceAfter']; moves: Transaction[] } | undefined {
  const days = byDay(rows);
  const today = days.find(({ day }) => nearness(day, now) === 'today');
  if (!complete && days.at(-1) === today) return undefined;
  const oldest = today?.rows.at(-1);
  if (!today || !oldest) return undefined;
  const began = { ...oldest.balanceAfter, amountMinor: oldest.balanceAfter.amountMinor - oldest.amount.amountMinor };
  return { began, moves: today.rows.filter(({ amount }) => amount.amountMinor !== 0).toReversed() };
}

/** The facts of a memo: an E.164 number in it is a fact of its own. */
export const memoFacts = (memo: string, phone: (e164: string) => string): string[] => {
  const [, reference, e164] = /^(.*) (\+\d{7,15})$/.exec(memo) ?? [];
  return reference && e164 ? [reference, phone(e164)] : [memo];
};
