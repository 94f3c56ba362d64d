import type { Receipt } from '@kado/contracts';

/** Every text of a receipt, in the order in which all formats show them. */
export function textsOf({ items, totals, check, ...receipt }: Receipt): string[] {
  const { title, reference, summary, paidLabel, paid, payer, date, note, itemLabel, amountLabel } = receipt;
  const head = [title, reference, summary, paidLabel, paid, payer, date, ...(note ? [note] : []), itemLabel, amountLabel];
  return [
    ...head,
    ...items.flatMap((item) => [item.title, item.product, item.price, item.state, item.amount]),
    ...totals.flatMap(({ label, amount }) => [label, amount]),
    ...(check ? [check.title, check.text, check.checksumLabel, check.checksum] : []),
  ];
}

/** A text without invisible differences: spaces, line ends, joiners and direction marks. */
export const readable = (text: string): string => text.normalize('NFC').replaceAll(/[\s\u200C-\u200F]/g, '');

/** The position of each text after the previous one; -1 for a missing text. */
export function placesIn(whole: string, texts: readonly string[]): number[] {
  let from = 0;
  return texts.map((text) => {
    const found = readable(whole).indexOf(readable(text), from);
    from = found < 0 ? from : found + readable(text).length;
    return found;
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The visible text of a page. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
