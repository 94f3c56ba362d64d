const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The common shape of some values, whatever they contain: `{avatar?:string,id:number}`. */
export function shapeOf(values: readonly unknown[]): string {
  const rows = values.filter(isRow);
  const lists = values.filter((value) => Array.isArray(value));
  const types = values
    .filter((value) => value === null || typeof value !== 'object')
    .map((value) => (value === null ? 'null' : typeof value));
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].toSorted();
  const fields = keys.map((key) => {
    const having = rows.filter((row) => key in row);
    return `${key}${having.length < rows.length ? '?' : ''}:${shapeOf(having.map((row) => row[key]))}`;
  });
  const parts = [
    ...types,
    ...(rows.length > 0 ? [`{${fields.join()}}`] : []),
    ...(lists.length > 0 ? [`[${shapeOf(lists.flat())}]`] : []),
  ];
  return [...new Set(parts)].toSorted().join('|');
}
