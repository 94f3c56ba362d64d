/** How a column is compared. */
export type ColumnKind = 'number' | 'money' | 'date' | 'text';

/** The value behind a dotted path ("client.name"). */
export const at = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], row);

/** '$1,234', '-$205' or 0 as a number; what is no money comes last. */
export const moneyValue = (value: unknown): number =>
  numeric(
    String(value)
      .replaceAll(/[$,\s]/g, '')
      .replace('−', '-'),
  );

const numeric = (value: unknown): number => {
  const number = value === '' || value === undefined || value === null ? Number.NaN : Number(value);
  return Number.isNaN(number) ? Number.NEGATIVE_INFINITY : number;
};

const dateValue = (value: unknown): number => numeric(Date.parse(`${String(value)} UTC`) || Date.parse(String(value)));
const texts = new Intl.Collator('en');
const difference = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

const COMPARERS: Record<ColumnKind, (a: unknown, b: unknown) => number> = {
  number: (a, b) => difference(numeric(a), numeric(b)),
  money: (a, b) => difference(moneyValue(a), moneyValue(b)),
  date: (a, b) => difference(dateValue(a), dateValue(b)),
  text: (a, b) => texts.compare(String(a ?? ''), String(b ?? '')),
};

/** Compares two values of a column; negative when a comes first. */
export const compareAs = (kind: ColumnKind, a: unknown, b: unknown): number => COMPARERS[kind](a, b);
