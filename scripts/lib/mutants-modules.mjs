/** The tests of what every route must have: a right, and an entry in the API's document. */
const ROUTES = ['test/rights.test.ts', 'src/docs/docs.test.ts'];

/**
 * The modules whose tests `pnpm mutants` measures. The parts of a module run one after the other, each with the tests that it names (without
 * `tests`: every test that imports a mutated file) and in the environment that they need; all paths are relative to `folder`.
 * @type {{ name: string, folder: string, parts: { mutate: string[], tests?: string[], environment?: 'node' }[] }[]}
 */
export const MODULES = [
  {
    name: 'pricing',
    folder: 'packages/contracts',
    parts: [{ mutate: ['src/money/{money,pricing}.ts'] }],
  },
  { name: 'csp', folder: 'packages/contracts', parts: [{ mutate: ['src/page-policy.ts'] }] },
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
    name: 'quotes',
    folder: 'apps/api',
    parts: [
      { mutate: ['src/quotes/{price,look-alikes}.ts'], tests: ['src/quotes/{price,look-alikes}.test.ts'] },
      { mutate: ['src/quotes/{history,risks,service,repository}.ts'], tests: ['src/quotes/{quotes,risks}.test.ts'] },
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
          'src/checkout/{checkout,place-order,plan-purchase,purchase-statement,races,rounds,session}.test.ts',
          'src/quotes/item-rows.test.ts',
        ],
      },
      { mutate: ['src/checkout/routes.ts'], tests: ['src/checkout/{checkout,place-order}.test.ts', ...ROUTES] },
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
          'src/sessions/{devices,sessions}.test.ts',
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
      { mutate: ['src/pins/{hasher,queue,run-in-series}.ts'], tests: ['src/pins/{hasher,run-in-series}.test.ts'] },
      { mutate: ['src/pins/{repository,service}.ts'], tests: ['src/pins/pins.test.ts', 'src/step-up/*.test.ts'] },
    ],
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
      { mutate: ['src/orders/{states,order,failure-text}.ts'], tests: ['src/orders/{states,order}.test.ts'] },
      {
        mutate: ['src/orders/{book-loss,repository,service,settle}.ts'],
        tests: ['src/orders/{orders,settle}.test.ts'],
      },
      { mutate: ['src/orders/routes.ts'], tests: ['src/orders/orders.test.ts', ...ROUTES] },
    ],
  },
  {
    name: 'supplier',
    folder: 'apps/api',
    parts: [
      { mutate: ['src/supplier/{sandbox,supplier}.ts'], tests: ['src/supplier/sandbox.test.ts'] },
      { mutate: ['src/supplier/worker.ts'], tests: ['src/supplier/worker-loop.test.ts'] },
      {
        mutate: ['src/supplier/{ask-supplier,claim,process-item}.ts'],
        tests: ['src/supplier/{claim,process-item,reversal,unknown-outcome}.test.ts'],
      },
    ],
  },
  {
    name: 'csv',
    folder: 'apps/api',
    parts: [
      { mutate: ['src/http/csv.ts'], tests: ['src/http/*.test.ts'] },
      { mutate: ['src/plugins/csv-responses.ts'], tests: ['src/plugins/csv-responses.test.ts'] },
    ],
  },
  {
    name: 'vault',
    folder: 'packages/state',
    parts: [
      { mutate: ['src/vault/{vault,keys}.ts'], tests: ['src/vault/vault.test.ts'] },
      { mutate: ['src/vault/{items,user-data}.ts'], tests: ['src/vault/{items,user-data}.test.ts'] },
    ],
  },
  {
    name: 'pay',
    folder: 'packages/state',
    parts: [
      { mutate: ['src/checkout/*.ts'], tests: ['src/checkout/*.test.ts'] },
      { mutate: ['src/cart/*.ts'], tests: ['src/cart/*.test.ts'] },
    ],
  },
  {
    name: 'abilities',
    folder: 'packages/feature-kit',
    parts: [
      { mutate: ['src/{can,guard,return-path}.ts'], tests: ['src/{can,guard,return-path}.test.ts'], environment: 'node' },
      { mutate: ['src/viewer.ts'], tests: ['src/viewer.test.tsx'] },
    ],
  },
  {
    name: 'lists',
    folder: 'packages/feature-kit',
    parts: [{ mutate: ['src/list-query.ts'], tests: ['src/list-query.test.tsx'] }],
  },
  {
    name: 'cart',
    folder: 'packages/product/cart',
    parts: [
      {
        mutate: ['src/lib/{changes,estimate,limits,quote-life,refusal,risks}.ts'],
        tests: ['src/lib/*.test.ts'],
        environment: 'node',
      },
    ],
  },
  {
    name: 'auth',
    folder: 'packages/product/auth',
    parts: [
      {
        mutate: ['src/lib/{field-text,pin-rules,schemas}.ts', 'src/api/settle-call.ts'],
        tests: ['src/lib/{pin-rules,schemas}.test.ts', 'src/api/settle-call.test.ts'],
        environment: 'node',
      },
    ],
  },
  { name: 'countdown', folder: 'packages/product/ui', parts: [{ mutate: ['src/countdown/countdown.ts'] }] },
  {
    name: 'invoice',
    folder: 'packages/template/invoice',
    parts: [{ mutate: ['src/lib/{sums,money}.ts'], tests: ['src/lib/{sums,money}.test.ts'], environment: 'node' }],
  },
  {
    name: 'lens',
    folder: 'packages/template/kit',
    parts: [{ mutate: ['src/lens/{lens,denials}.ts'], tests: ['src/lens/*.test.ts'] }],
  },
  {
    name: 'export',
    folder: 'packages/template/kit',
    parts: [{ mutate: ['src/export/{text,export-table}.ts'], tests: ['src/export/text.test.ts'], environment: 'node' }],
  },
];
