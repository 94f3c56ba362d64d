type Sold = { id: string; countryIso: string };

/** The products of one kind on sale: a list that a supplier may replace. It is frozen, so that a response is serialised only once. */
export type SoldList<Row extends Sold> = {
  rows: () => readonly Row[];
  find: (id: string) => Row | undefined;
  countries: () => ReadonlySet<string>;
  replace: (rows: readonly Row[]) => void;
  /** Empties the list until it is replaced. */
  awaitLoad: () => void;
  isAwaited: () => boolean;
};

export function createSoldList<Row extends Sold>(seed: readonly Row[]): SoldList<Row> {
  let list: { rows: readonly Row[]; byId: ReadonlyMap<string, Row>; countries: ReadonlySet<string> };
  let isAwaited = false;
  const replace = (others: readonly Row[]): void => {
    isAwaited = false;
    list = {
      rows: Object.freeze([...others]),
      byId: new Map(others.map((row) => [row.id, row])),
      countries: new Set(others.map(({ countryIso }) => countryIso)),
    };
  };
  replace(seed);
  return {
    rows: () => list.rows,
    find: (id) => list.byId.get(id),
    countries: () => list.countries,
    replace,
    awaitLoad: () => {
      replace([]);
      isAwaited = true;
    },
    isAwaited: () => isAwaited,
  };
}
