/** The cards that can be hidden. */
export const CARDS = ['companies', 'meetup', 'browsers', 'goal', 'transactions', 'timeline', 'radar', 'team'] as const;
export type CardName = (typeof CARDS)[number];

/** How many of twelve columns a card takes. */
export type CardSpan = 4 | 6 | 8 | 12;

/** The width of each shown card of a row: if some are hidden, the others fill the row. */
export function spansOf(row: readonly (readonly [card: CardName, span: CardSpan])[], shows: (card: CardName) => boolean) {
  const shown = row.filter(([card]) => shows(card));
  const alone = shown.length === 1;
  const whole = shown.length === row.length;
  return shown.map(([card, span]) => ({ card, span: whole ? span : alone ? (12 as const) : (6 as const) }));
}
