/** A name and what stands beside it. */
export type Pair = readonly [name: string, value: string];
/** An invoice in the words of its reader, ready to be drawn. */
export type Printable = {
  title: string;
  company: readonly string[];
  facts: readonly Pair[];
  billTo: { title: string; lines: readonly string[] };
  payment: { title: string; pairs: readonly Pair[] };
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  sums: readonly Pair[];
  due: Pair;
  notes: readonly Pair[];
  stub: { title: string; pairs: readonly Pair[] } | undefined;
};
