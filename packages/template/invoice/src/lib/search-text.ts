const SEPARATORS = /(?<=\d)[.,\s](?=\d{3}(?!\d))/g;
const AMOUNT = /^([-−]?)(?:US)?\$?\s?(\d+)([.,]\d{1,2})?(?:\s?(?:US)?\$(?:US)?)?$/;

/** The text to search for. An amount as the list shows it, in any language, is converted to the server's format: '$5,612' to 5612, '−$125' to -$125. */
export function toSearchText(typed: string): string {
  const [found, minus, dollars, fraction = ''] = AMOUNT.exec(typed.trim().replaceAll(SEPARATORS, '')) ?? [];
  if (found === undefined) return typed;
  return `${minus ? '-$' : ''}${dollars}${fraction.replace(',', '.').replace('.00', '')}`;
}
