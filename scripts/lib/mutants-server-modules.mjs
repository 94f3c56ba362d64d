/** The tests that apply to every route: it must require a right and be in the OpenAPI document. */
const ROUTES = ['test/rights.test.ts', 'src/docs/docs.test.ts'];

/**
 * The modules of the server, in the format of mutants-modules.mjs.
 * @type {import('./mutants-modules.mjs').Module[]}
 */
export const SERVER_MODULES = [
  {
    name: 'headers',
    folder: 'apps/api',
    parts: [
      {
        mutate: ['src/web/policy.ts', 'src/plugins/headers.ts'],
        tests: ['src/plugins/headers.test.ts', 'src/web/*.test.ts', 'test/web.test.ts'],
      },
    ],
  },
  {
    name: 'ledger',
    folder: 'apps/api',
    parts: [
      { mutate: ['src/ledger/movements.ts'], tests: ['src/ledger/movements.test.ts'] },
      {
        mutate: ['src/ledger/{credit,repository,wallet-currency}.ts'],
        tests: ['src/ledger/{repository,wallet-currency}.test.ts'],
      },
    ],
  },
  {
    name: 'prices',
    folder: 'apps/api',
    parts: [{ mutate: ['src/pricing/{bank,delivery-day,gift,problem}.ts'], tests: ['src/pricing/*.test.ts'] }],
  },
  {
    name: 'quotes',
    folder: 'apps/api',
    parts: [
      { mutate: ['src/quotes/{price,look-alikes}.ts'], tests: ['src/quotes/{price,look-alikes}.test.ts'] },
      { mutate: ['src/quotes/item-details.ts'], tests: ['src/quotes/{item-rows,quotes}.test.ts'] },
      {
        mutate: ['src/quotes/{country-mismatch,history,risks,service,repository}.ts'],
        tests: ['src/quotes/{quotes,risks}.test.ts'],
      },
      { mutate: ['src/quotes/routes.ts'], tests: ['src/quotes/quotes.test.ts', ...ROUTES] },
    ],
  },
  {
    name: 'checkout',
    folder: 'apps/api',
    parts: [
      {
        mutate: [
          'src/checkout/{checkout-state,order-reference,place-order,purchase-statement,service}.ts',
          'src/quotes/item-rows.ts',
        ],
        tests: [
          'src/checkout/{checkout,late,order-reference,place-order,plan-purchase,purchase-statement,races,rounds,session,without-room}.test.ts',
          'src/quotes/item-rows.test.ts',
        ],
      },
      {
        mutate: ['src/checkout/routes.ts', 'src/http/idempotency.ts'],
        tests: ['src/checkout/{checkout,late,place-order,rounds,without-room}.test.ts', ...ROUTES],
      },
    ],
  },
  {
    name: 'intake',
    folder: 'apps/api',
    parts: [{ mutate: ['src/checkout/intake.ts'], tests: ['src/checkout/intake.test.ts'] }],
  },
  {
    name: 'codes',
    folder: 'apps/api',
    parts: [
      { mutate: ['src/crypto/encryption.ts'], tests: ['src/crypto/encryption.test.ts'] },
      { mutate: ['src/gift-codes/{rotation,vault}.ts'], tests: ['src/gift-codes/vault.test.ts', 'src/gifts/gifts.test.ts'] },
    ],
  },
  {
    name: 'deposits',
    folder: 'apps/api',
    parts: [
      {
        mutate: ['src/deposits/{deposit,expiry,repository,service}.ts', 'src/deposit-reviews/service.ts'],
        tests: ['src/deposits/*.test.ts', 'src/deposit-reviews/*.test.ts'],
      },
    ],
  },
  {
    name: 'sessions',
    folder: 'apps/api',
    parts: [
      { mutate: ['src/sessions/device-name.ts'], tests: ['src/sessions/device-name.test.ts'] },
      { mutate: ['src/http/{bearer,same-origin}.ts'], tests: ['test/sessions.test.ts'] },
      {
        mutate: ['src/sessions/{bearer,cookies,refresh,repository,routes,service,tokens}.ts', 'src/plugins/authentication.ts'],
        tests: [
          'src/sessions/{devices,repository,sessions}.test.ts',
          'src/plugins/authentication.test.ts',
          'test/{refresh,copied-cookie}.test.ts',
          ...ROUTES,
        ],
      },
    ],
  },
  {
    name: 'pin',
    folder: 'apps/api',
    parts: [
      {
        mutate: ['src/pins/{hasher,queue,run-in-series}.ts', 'src/semaphore.ts'],
        tests: ['src/pins/{hasher,run-in-series}.test.ts', 'src/semaphore.test.ts'],
      },
      { mutate: ['src/pins/{repository,service}.ts'], tests: ['src/pins/{pins,repository}.test.ts', 'src/step-up/*.test.ts'] },
    ],
  },
  {
    name: 'pin-tokens',
    folder: 'apps/api',
    parts: [{ mutate: ['src/one-time-codes/pin-tokens.ts'], tests: ['test/{identity-flow,new-pin,recovery}.test.ts'] }],
  },
  {
    name: 'roles',
    folder: 'apps/api',
    parts: [{ mutate: ['src/users/abilities.ts'], tests: ['test/{rights,operator-rights}.test.ts'] }],
  },
  {
    name: 'limits',
    folder: 'apps/api',
    parts: [{ mutate: ['src/limits/*.ts'], tests: ['src/limits/*.test.ts'] }],
  },
  {
    name: 'grants',
    folder: 'apps/api',
    parts: [{ mutate: ['src/step-up/*.ts'], tests: ['src/step-up/*.test.ts', ...ROUTES] }],
  },
  {
    name: 'orders',
    folder: 'apps/api',
    parts: [
      { mutate: ['src/http/cursors.ts'], tests: ['src/http/cursors.test.ts'] },
      { mutate: ['src/orders/{states,order,failure-text}.ts'], tests: ['src/orders/{states,order,failure-text}.test.ts'] },
      {
        mutate: ['src/orders/{book-loss,repository,service,settle}.ts'],
        tests: ['src/orders/{orders,filters,settle}.test.ts'],
      },
      {
        mutate: ['src/orders/{filters,newest}.ts'],
        tests: ['src/orders/{orders,filters}.test.ts', 'src/customer-orders/customer-orders.test.ts'],
      },
      { mutate: ['src/orders/routes.ts'], tests: ['src/orders/orders.test.ts', ...ROUTES] },
    ],
  },
  {
    name: 'supplier',
    folder: 'apps/api',
    parts: [
      { mutate: ['src/supplier/{sandbox,supplier}.ts'], tests: ['src/supplier/sandbox.test.ts'] },
      { mutate: ['src/supplier/worker.ts'], tests: ['src/supplier/{items-in-progress,worker-loop,worker}.test.ts'] },
      {
        mutate: ['src/supplier/{ask-supplier,claim,process-item}.ts'],
        tests: ['src/supplier/{claim,items-in-progress,outcomes,process-item,reversal,stall,unknown-outcome}.test.ts'],
      },
    ],
  },
  {
    name: 'csv',
    folder: 'apps/api',
    parts: [
      { mutate: ['src/http/csv.ts'], tests: ['src/http/*.test.ts'] },
      { mutate: ['src/plugins/csv-responses.ts'], tests: ['src/plugins/csv-responses.test.ts', 'src/audit/audit.test.ts'] },
    ],
  },
];
