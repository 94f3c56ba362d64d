/**
 * The accepted survivors in the server's modules that handle money, in the format of mutants-survivors.mjs.
 * @type {import('./mutants-survivors.mjs').Survivors}
 */
export const MONEY_SURVIVORS = {
  quotes: [
    ['src/quotes/price.ts', '[]', '["Stryker was here"]', 'What has no network was refused before it is priced.'],
    ['src/quotes/price.ts', '!network', 'false', 'What has no network was refused before it is priced.'],
    ['src/quotes/history.ts', 'to.length === 0', 'false', 'Nothing looks like no number; the check saves the query.'],
    ['src/quotes/history.ts', '[]', '["Stryker was here"]', 'Without a new number nobody reads the similar ones.'],
    ['src/quotes/history.ts', 'row?.most', 'row.most', 'A maximum is always one row; the check is for the types.'],
    ['src/quotes/risks.ts', '[]', '["Stryker was here"]', 'Every item has a line; the check is for the types.'],
    ['src/quotes/look-alikes.ts', 'at < 0', 'at <= 0', 'No address begins with @.'],
    [
      'src/quotes/look-alikes.ts',
      'a.length >= b.length',
      'a.length > b.length',
      'Of two equally long ones either can be the longer one.',
    ],
    ['src/quotes/country-mismatch.ts', 'named.length === 0', 'false', 'Nobody has no name; the check saves the query.'],
    ['src/quotes/repository.ts', "'quote'", '""', 'The statement inserts one row or fails; the name is for a defect.'],
  ],
  prices: [
    [
      'src/pricing/delivery-day.ts',
      'parts.find((part) => part.type === type)?.value',
      'parts.find(part => part.type === type).value',
      'Every part is there; the check is for the types.',
    ],
  ],
  checkout: [
    [
      'src/checkout/purchase-statement.ts',
      "['customer', 'operator'].filter((role) => isAllowed(role, ABILITY))",
      "['customer', 'operator']",
      'Both roles may buy today.',
    ],
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
      'src/checkout/routes.ts',
      'performance.now() - startedAt > MAX_MS',
      'performance.now() - startedAt >= MAX_MS',
      'A limit of half a minute, to the fraction of a millisecond.',
    ],
    [
      'src/http/idempotency.ts',
      "typeof key === 'string'",
      'true',
      'Node joins repeated headers; the word undefined is too short for a key.',
    ],
  ],
  intake: [['src/checkout/intake.ts', 'row?.due', 'row.due', 'A count is always one row; the check is for the types.']],
  deposits: [
    ['src/deposits/repository.ts', "'deposit'", '""', 'The statement inserts one row or fails; the name is for a defect.'],
  ],
  orders: [
    [
      'src/http/cursors.ts',
      'readers[index]?.(text)',
      'readers[index](text)',
      'There is a reader for each text; the check is for the types.',
    ],
    ['src/http/cursors.ts', '{ return undefined; }', '{}', 'Undefined either way.'],
    ['src/http/cursors.ts', 'last !== undefined', 'true', 'A page that is not empty has a last row; the check is for the types.'],
    ['src/orders/order.ts', 'a.at > b.at', 'true', 'A sort keeps the order of two events for 0 and for 1 alike.'],
    ['src/orders/order.ts', 'a.at > b.at', 'false', 'A sort keeps the order of two events for 0 and for 1 alike.'],
    ['src/orders/order.ts', 'a.at > b.at', 'a.at >= b.at', 'A sort keeps the order of two events for 0 and for 1 alike.'],
    ['src/orders/order.ts', 'a.at > b.at', 'a.at <= b.at', 'A sort keeps the order of two events for 0 and for 1 alike.'],
    [
      'src/orders/repository.ts',
      'q === undefined && Object.keys(conditions).length === 0',
      'false',
      'Both ways read the same orders; one statement is faster.',
    ],
    ['src/orders/settle.ts', "'settle'", '""', 'The name only lets the database plan the statement once.'],
  ],
  supplier: [
    ['src/supplier/sandbox.ts', "''", '"Stryker was here!"', 'Splitting a text always gives a first part.'],
    ['src/supplier/sandbox.ts', "kind === 'gift'", 'true', 'A phone or account number has no @.'],
    ['src/supplier/worker.ts', 'false', 'true', 'Each round sets it before it reads it.'],
    ['src/supplier/worker.ts', '!isFull && active > 0', 'true', 'A look too many finds nothing.'],
    ['src/supplier/worker.ts', '!isFull && active > 0', '!isFull || active > 0', 'A look too many finds nothing.'],
    ['src/supplier/worker.ts', 'active > 0', 'true', 'A look too many finds nothing.'],
    ['src/supplier/worker.ts', 'active > 0', 'active >= 0', 'A look too many finds nothing.'],
    ['src/supplier/claim.ts', 'rows.length === 0', 'false', 'No rows have no items; the check saves the query.'],
    ['src/supplier/claim.ts', '[]', '["Stryker was here"]', 'Every claimed row has its item; the check is for the types.'],
    [
      'src/supplier/ask-supplier.ts',
      'item.supplierReference ?? item.id',
      'item.supplierReference && item.id',
      'The stored reference is the id of the item.',
    ],
    ['src/supplier/ask-supplier.ts', '{ once: true }', '{}', 'A signal is aborted once.'],
    ['src/supplier/ask-supplier.ts', 'true', 'false', 'A signal is aborted once.'],
    ['src/supplier/ask-supplier.ts', 'left < 1', 'left <= 1', 'No call takes as little as a millisecond.'],
    ['src/supplier/claim.ts', 'row?.ms', 'row.ms', 'A minimum is always one row; the check is for the types.'],
    [
      'src/supplier/process-item.ts',
      'item.promisedBy.getTime() + LATE_CHECKS_MS > at.getTime()',
      'item.promisedBy.getTime() + LATE_CHECKS_MS >= at.getTime()',
      'One more check at exactly a day does no harm.',
    ],
  ],
};
