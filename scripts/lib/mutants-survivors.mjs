import { ACCESS_SURVIVORS } from './mutants-access-survivors.mjs';
import { MONEY_SURVIVORS } from './mutants-money-survivors.mjs';

/** @typedef {Record<string, [file: string, from: string, to: string, reason: string][]>} Survivors */

/**
 * By module, the accepted survivors (mutants that no test should kill): file, code as `pnpm mutants` prints it, replacement, and reason.
 * @type {Survivors}
 */
export const SURVIVORS = {
  ...ACCESS_SURVIVORS,
  ...MONEY_SURVIVORS,
  pricing: [
    ['src/money/pricing.ts', 'cap !== undefined', 'true', 'Nothing is greater than undefined; the check is for the types.'],
    ['src/money/pricing.ts', 'full > cap', 'full >= cap', 'A fee that equals the cap is the cap.'],
    ['src/money/pricing.ts', 'rest > 0n', 'rest >= 0n', 'Nothing sent is nothing received.'],
    ['src/money/pricing.ts', 'each < least', 'each <= least', 'Of two equal amounts either can be taken.'],
    ['src/money/pricing.ts', 'left < 0n', 'left <= 0n', 'When nothing is left, no part changes in either direction.'],
    ['src/money/pricing.ts', '(b.rest - a.rest) * step', '(b.rest - a.rest) / step', 'The step is 1 or -1.'],
  ],
  pay: [
    ['src/checkout/pay.ts', "''", '"Stryker was here!"', 'Neither text may be a key.'],
    ['src/checkout/pay.ts', '[]', '["Stryker was here"]', 'No item has this id.'],
    ['src/checkout/pending.ts', 'value !== undefined', 'true', 'Dropping an entry that does not exist changes nothing.'],
    [
      'src/cart/cart-store.ts',
      'id === undefined',
      'false',
      'The pattern accepts undefined, whose text has word characters only.',
    ],
    ['src/cart/cart-store.ts', 'nothing', 'true', 'The list that is read next replaces what is known.'],
  ],
  vault: [
    ['src/vault/vault.ts', 'envelope.kid !== keys.kid', 'false', 'The authentication code covers the kid.'],
    ['src/vault/vault.ts', '{ return undefined; }', '{}', 'Both return undefined.'],
    ['src/vault/keys.ts', '{ return undefined; }', '{}', 'Both return undefined.'],
    ['src/vault/keys.ts', "''", '"Stryker was here!"', 'Neither text holds 32 bytes.'],
    ['src/vault/items.ts', '[]', '["Stryker was here"]', 'A text is no valid item and is left out.'],
    ['src/vault/items.ts', "item.kind !== 'gift'", 'false', 'Only a gift has a day; the check is for the types.'],
  ],
  abilities: [
    ['src/can.ts', 'abilities.set(rules, ability);', ';', 'It is a cache only: the result is the same.'],
    ['src/return-path.ts', "'/'", '""', 'An empty path is refused, and the home page takes its place.'],
    ['src/viewer.ts', "'root'", '""', 'The route and its reader use the same constant.'],
  ],
  lists: [
    ['src/list-query.ts', 'true', 'false', 'Whether the page keeps its scroll position is seen in a browser only.'],
    ['src/list-query.ts', '[setParams, defaults]', '[]', 'The defaults are constants, and any function of the router navigates.'],
  ],
  'list-helper': [
    ['src/core/compare.ts', '`${String(value)} UTC`', '``', 'Shows only in another time zone, which a thread cannot have.'],
    [
      'src/core/compare.ts',
      "typeof a === 'number' || typeof b === 'number'",
      "typeof a === 'number' && typeof b === 'number'",
      'Two keys of one column are of one type.',
    ],
    ['src/core/compare.ts', "typeof a === 'number'", 'false', 'Two keys of one column are of one type.'],
    ['src/core/compare.ts', "typeof b === 'number'", 'false', 'Two keys of one column are of one type.'],
    ['src/core/compare.ts', "'number'", '""', 'Two keys of one column are of one type.'],
  ],
  cart: [
    [
      'src/lib/quote-life.ts',
      'made === undefined',
      'false',
      'Without that time the lifetime is no number, which has the same result.',
    ],
  ],
  auth: [['src/lib/pin-rules.ts', '[]', '["Stryker was here"]', 'The weaknesses of a PIN count once it has all its digits.']],
  lens: [
    ['src/lens/denials.ts', '!first', 'false', 'A group has at least one member; the check is for the types.'],
    ['src/lens/denials.ts', '[]', '["Stryker was here"]', 'A group has at least one member; the check is for the types.'],
    ['src/lens/denials.ts', '/\\s*\\p{Nd}+/gu', '/\\s*\\p{Nd}/gu', 'All digits are removed, together or one by one.'],
    [
      'src/lens/denials.ts',
      '() => void watchers.delete(watcher)',
      '() => undefined',
      'React ignores the watcher of a page that has gone.',
    ],
    ['src/lens/lens.ts', '{ return undefined; }', '{}', 'Both return undefined.'],
    ['src/lens/lens.ts', '[revalidate]', '[]', 'The router always gives the same function.'],
  ],
  invoice: [
    ['src/lib/money.ts', 'cents < 0', 'cents <= 0', 'Zero has returned before.'],
    ['src/lib/money.ts', '/\\.00$/', '/\\.00/', 'There are always two decimals, so that .00 is at the end.'],
    ['src/lib/sums.ts', 'product < 0n', 'product <= 0n', 'Nothing is rounded to nothing in either direction.'],
  ],
};
