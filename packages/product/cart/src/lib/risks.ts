import type { Item, Quote, Risk } from '@kado/contracts';

/** The risks of one item, the most serious first; one checkbox confirms all of them. */
export type Warning = { item: Item; codes: Risk['code'][]; params: Risk['params'] };

const WEIGHT: Record<Risk['code'], number> = {
  LOOK_ALIKE: 0,
  COUNTRY_MISMATCH: 1,
  NETWORK_MISMATCH: 2,
  UNUSUAL_AMOUNT: 3,
  NEW_RECIPIENT: 4,
};

/** A quote's risks by item, in the cart's order; risks of items that are not in the cart are left out. */
export const warningsOf = ({ risks }: Pick<Quote, 'risks'>, items: readonly Item[]): Warning[] =>
  items.flatMap((item) => {
    const own = risks.filter(({ itemId }) => itemId === item.id).toSorted((a, b) => WEIGHT[a.code] - WEIGHT[b.code]);
    return own.length === 0
      ? []
      : [
          {
            item,
            codes: [...new Set(own.map(({ code }) => code))],
            params: Object.assign({}, ...own.map(({ params }) => params)) as Risk['params'],
          },
        ];
  });

/** The key of a checked warning. It includes the item and its risks, so a changed number or an added risk needs a new confirmation. */
export const warningKey = ({ item, codes }: Warning): string => `${codes.join('+')}:${JSON.stringify(item)}`;
