/** One field that differs; '' where there was or is none. */
export type Change = { field: string; from: string; to: string };

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
    : value === undefined || value === null
      ? []
      : [['', value]];
const written = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** What differs between the two sides of an entry of the audit trail; everything, where there is one side only. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [new Map(fieldsOf(before)), new Map(fieldsOf(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, from: written(old.get(field)), to: written(now.get(field)) }))
    .filter(({ from, to }) => from !== to);
}
