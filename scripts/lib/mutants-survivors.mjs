/**
 * By module, the survivors that no test should kill: the file, the code as `pnpm mutants` prints it, what replaces it, and the reason.
 * @type {Record<string, [file: string, from: string, to: string, reason: string][]>}
 */
export const SURVIVORS = {
  pricing: [
    ['src/money/pricing.ts', 'cap !== undefined', 'true', 'Nothing is greater than undefined; the check is for the types.'],
    ['src/money/pricing.ts', 'full > cap', 'full >= cap', 'A fee that equals the cap is the cap.'],
    ['src/money/pricing.ts', 'left < 0n', 'left <= 0n', 'When nothing is left, no part changes in either direction.'],
    ['src/money/pricing.ts', '(b.rest - a.rest) * step', '(b.rest - a.rest) / step', 'The step is 1 or -1.'],
  ],
  quotes: [
    ['src/quotes/price.ts', '[]', '["Stryker was here"]', 'What has no network was refused before it is priced.'],
    ['src/quotes/price.ts', '!network', 'false', 'What has no network was refused before it is priced.'],
    ['src/quotes/history.ts', 'to.length === 0', 'false', 'Nothing looks like no number; the check saves the query.'],
    ['src/quotes/history.ts', '[]', '["Stryker was here"]', 'Without a new number nobody reads the similar ones.'],
    ['src/quotes/history.ts', 'row?.most', 'row.most', 'A maximum is always one row; the check is for the types.'],
    ['src/quotes/risks.ts', '[]', '["Stryker was here"]', 'Every item has a line; the check is for the types.'],
    ['src/quotes/repository.ts', '!row', 'false', 'The statement inserts one row or fails; the check is for the types.'],
    [
      'src/quotes/repository.ts',
      "'The quote was not written.'",
      '""',
      'The statement inserts one row or fails; the check is for the types.',
    ],
  ],
  checkout: [
    [
      'src/checkout/checkout-state.ts',
      '!row',
      'false',
      'The statement returns one row, whatever exists; the check is for the types.',
    ],
    [
      'src/checkout/checkout-state.ts',
      "'The state of a checkout is always one row.'",
      '""',
      'The statement returns one row, whatever exists; the check is for the types.',
    ],
    ['src/quotes/item-rows.ts', '!line', 'false', 'Every item has a line; the check is for the types.'],
    ['src/quotes/item-rows.ts', '[]', '["Stryker was here"]', 'Every item has a line; the check is for the types.'],
    ['src/checkout/routes.ts', "''", '"Stryker was here!"', 'Without a PIN there is a grant, and then no PIN is verified.'],
    [
      'src/http/idempotency.ts',
      "typeof key === 'string'",
      'true',
      'Node joins repeated headers; the word undefined is too short for a key.',
    ],
  ],
  intake: [['src/checkout/intake.ts', 'row?.due', 'row.due', 'A count is always one row; the check is for the types.']],
  codes: [
    ['src/crypto/encryption.ts', "'utf8'", '""', 'Node reads no name of an encoding as UTF-8.'],
    ['src/crypto/encryption.ts', '!previous', 'false', 'Without a key it cannot be opened either.'],
    ['src/gift-codes/rotation.ts', '() => false', '() => undefined', 'Neither says that the server stops.'],
    ['src/gift-codes/rotation.ts', '-1', '+1', 'Codes are then read twice; the result is the same.'],
    [
      'src/gift-codes/rotation.ts',
      'env.previousCodeKey === undefined',
      'false',
      'Without a previous key nothing is renewed; the check saves the work.',
    ],
    ['src/gift-codes/rotation.ts', "'gift-codes'", '""', 'Any name does that no other job has.'],
    ['src/gift-codes/rotation.ts', 'done && !isStopped()', 'true', 'It decides only what the log says.'],
    ['src/gift-codes/rotation.ts', 'done && !isStopped()', 'done || !isStopped()', 'It decides only what the log says.'],
    ['src/gift-codes/rotation.ts', "'gift card codes not encrypted again'", '""', 'It is what the log says of an error.'],
  ],
  pin: [
    ['src/pins/hasher.ts', "'unknown account'", '""', 'Any text does for a hash that no PIN is accepted by.'],
    ['src/pins/hasher.ts', '[]', '["Stryker was here"]', 'The first element is not read.'],
    ['src/pins/service.ts', '!user', 'false', 'A session has a user; the check is for the types.'],
    ['src/pins/service.ts', "'email'", '""', 'What is no phone number is an address.'],
  ],
  orders: [['src/orders/service.ts', "''", '"Stryker was here!"', 'Only a delivery names its supplier.']],
  supplier: [
    ['src/supplier/sandbox.ts', "''", '"Stryker was here!"', 'Splitting a text always gives a first part.'],
    ['src/supplier/sandbox.ts', "kind === 'gift'", 'true', 'A phone or account number has no @.'],
    ['src/supplier/worker.ts', 'at >= due', 'at > due', 'A timer for the same moment takes the place of the one before.'],
    ['src/supplier/claim.ts', 'row?.ms', 'row.ms', 'A minimum is always one row; the check is for the types.'],
    [
      'src/supplier/process-item.ts',
      'item.promisedBy.getTime() + LATE_CHECKS_MS > at.getTime()',
      'item.promisedBy.getTime() + LATE_CHECKS_MS >= at.getTime()',
      'One more check at exactly a day does no harm.',
    ],
  ],
  pay: [
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
  ],
  abilities: [
    ['src/can.ts', 'abilities.set(rules, ability);', ';', 'It is a cache only: the result is the same.'],
    ['src/return-path.ts', "'/'", '""', 'An empty path is refused, and the home page takes its place.'],
    ['src/viewer.ts', "'root'", '""', 'The route and its reader use the same constant.'],
  ],
  lists: [['src/list-query.ts', 'true', 'false', 'Whether the page keeps its scroll position is seen in a browser only.']],
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
