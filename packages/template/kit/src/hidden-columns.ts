/** The hidden columns of a list; its URL holds their names, separated by commas. */
export const hiddenColumns = (hide: string): ReadonlySet<string> => new Set(hide.split(','));

/** The URL's value after one of these columns was shown or hidden; `none` if no column is hidden. */
export function toggleColumn<Name extends string>(hide: string, column: Name, names: readonly Name[]): string {
  const hidden = hiddenColumns(hide);
  return names.filter((name) => hidden.has(name) !== (name === column)).join(',') || 'none';
}
