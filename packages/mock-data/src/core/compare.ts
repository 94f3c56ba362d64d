/** The ways to compare a column. */
export type ColumnKind = 'number' | 'money' | 'date' | 'text';

/** The value at a dotted path ("client.name"). */
export const at = (row: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], row);

// Values that are not numbers sort before all numbers.
const numberKey = (value: unknown): number => {
  const number = value === '' || value === null ? Number.NaN : Number(value);
  return Number.isNaN(number) ? Number.NEGATIVE_INFINITY : number;
};

/** '$1,234', '-$125' or 0 as a number; -Infinity if it is not an amount of money. */
export const moneyValue = (value: unknown): number =>
  numberKey(
    String(value)
      .replaceAll(/[$,\s]/g, '')
      .replace('−', '-'),
  );

type Key = string | number;

const KEYS: Record<ColumnKind, (value: unknown) => Key> = {
  number: numberKey,
  money: moneyValue,
  date: (value) => numberKey(Date.parse(`${String(value)} UTC`) || Date.parse(String(value))),
  text: (value) => String(value ?? ''),
};

let collator: Intl.Collator | undefined;

/** The sort key of a value. */
export const sortKey = (kind: ColumnKind, value: unknown): Key => KEYS[kind](value);

/** Compares two sort keys of the same kind; negative if a comes first. */
export function compareKeys(a: Key, b: Key): number {
  if (typeof a === 'number' || typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
  // Created on first use: it takes a browser about 15 ms, and most visits sort no text.
  collator ??= new Intl.Collator('en');
  return collator.compare(a, b);
}
