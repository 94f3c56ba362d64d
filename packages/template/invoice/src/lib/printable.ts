/** A label and its value. */
export type Pair = readonly [name: string, value: string];
/** An invoice in the reader's language, ready for the PDF. */
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
