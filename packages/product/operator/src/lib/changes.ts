import { Money } from '@kado/contracts';

/** One field before and after; '' where there was or is none, and the same twice where it stayed. */
export type Change = { field: string; from: string; to: string };

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
    : value === undefined || value === null
      ? []
      : [['', value]];

/** The facts of both sides of an entry of the audit trail, what stayed included. */
export function changesOf(before: unknown, after: unknown, moneyText: (money: Money) => string): Change[] {
  const written = (value: unknown): string => {
    if (value === undefined || value === null) return '';
    if (typeof value === 'string') return value;
    const money = Money.safeParse(value);
    return money.success ? moneyText(money.data) : JSON.stringify(value);
  };
  const [old, now] = [new Map(fieldsOf(before)), new Map(fieldsOf(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, from: written(old.get(field)), to: written(now.get(field)) }))
    .filter(({ from, to }) => from || to);
}
