import { Money } from '@kado/contracts';

/** One field before and after a change: '' if it was or is absent, and equal texts if it did not change. */
export type Change = { field: string; from: string; to: string };

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
    : value === undefined || value === null
      ? []
      : [['', value]];

/** All fields of both sides of an audit entry, including unchanged ones. */
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
