/** The hidden columns of a list, which its address names apart by commas. */
export const hiddenColumns = (hide: string): ReadonlySet<string> => new Set(hide.split(','));

/** The address's text after one of these columns was shown or hidden; without a hidden one it says `none`. */
export function toggleColumn<Name extends string>(hide: string, column: Name, names: readonly Name[]): string {
  const hidden = hiddenColumns(hide);
  return names.filter((name) => hidden.has(name) !== (name === column)).join(',') || 'none';
}
