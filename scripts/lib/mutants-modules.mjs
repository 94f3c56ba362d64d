/**
 * The modules whose tests `pnpm mutants` measures. `mutate` and `tests` are relative to `folder`; without `tests`, every test that imports a
 * mutated file runs. `accepted` names the survivors that no test should kill, each with its reason: `from` is the code as printed, `to` what replaces it.
 * @typedef {{ file: string, from: string, to: string, reason: string }} Accepted
 * @typedef {{ name: string, folder: string, mutate: string[], tests?: string[], accepted?: Accepted[] }} Module
 * @type {Module[]}
 */
export const MODULES = [
  {
    name: 'pricing',
    folder: 'packages/contracts',
    mutate: ['src/money/{money,pricing}.ts'],
    accepted: [
      {
        file: 'src/money/pricing.ts',
        from: 'cap !== undefined',
        to: 'true',
        reason: 'Equivalent: nothing is greater than undefined. The check is for the types.',
      },
      {
        file: 'src/money/pricing.ts',
        from: 'full > cap',
        to: 'full >= cap',
        reason: 'Equivalent: a fee that equals the cap is the cap.',
      },
      {
        file: 'src/money/pricing.ts',
        from: 'left < 0n',
        to: 'left <= 0n',
        reason: 'Equivalent: when nothing is left, nothing is handed out in either direction.',
      },
      {
        file: 'src/money/pricing.ts',
        from: '(b.rest - a.rest) * step',
        to: '(b.rest - a.rest) / step',
        reason: 'Equivalent: the step is 1 or -1.',
      },
    ],
  },
  { name: 'csp', folder: 'packages/contracts', mutate: ['src/page-policy.ts'] },
  {
    name: 'headers',
    folder: 'apps/api',
    mutate: ['src/web/policy.ts', 'src/plugins/headers.ts', 'src/http/same-origin.ts'],
    tests: ['src/{plugins,web}/*.test.ts', 'test/{web,sessions}.test.ts'],
  },
  {
    name: 'ledger',
    folder: 'apps/api',
    mutate: ['src/ledger/*.ts'],
    tests: ['src/ledger/*.test.ts', 'src/checkout/checkout.test.ts', 'src/balance/*.test.ts', 'src/supplier/*.test.ts'],
  },
  {
    name: 'quotes',
    folder: 'apps/api',
    mutate: ['src/quotes/*.ts'],
    tests: ['src/quotes/*.test.ts', 'src/checkout/checkout.test.ts'],
  },
  {
    name: 'checkout',
    folder: 'apps/api',
    mutate: ['src/checkout/*.ts'],
    tests: ['src/checkout/{checkout,races}.test.ts', 'test/cleanup.test.ts'],
  },
  {
    name: 'sessions',
    folder: 'apps/api',
    mutate: ['src/sessions/*.ts', 'src/plugins/authentication.ts', 'src/http/bearer.ts'],
    tests: ['src/sessions/*.test.ts', 'test/{sessions,refresh}.test.ts'],
  },
  { name: 'pin', folder: 'apps/api', mutate: ['src/pins/*.ts'], tests: ['src/pins/*.test.ts', 'test/{pins,codes}.test.ts'] },
  {
    name: 'grants',
    folder: 'apps/api',
    mutate: ['src/step-up/*.ts'],
    tests: ['src/step-up/*.test.ts', 'test/{pins,cleanup}.test.ts', 'src/checkout/checkout.test.ts'],
  },
  { name: 'orders', folder: 'apps/api', mutate: ['src/orders/*.ts'], tests: ['src/{orders,supplier}/*.test.ts'] },
  { name: 'supplier', folder: 'apps/api', mutate: ['src/supplier/*.ts'], tests: ['src/{orders,supplier}/*.test.ts'] },
  {
    name: 'csv',
    folder: 'apps/api',
    mutate: ['src/http/csv.ts', 'src/plugins/csv-responses.ts'],
    tests: ['src/http/*.test.ts', 'src/{balance,orders}/*.test.ts'],
  },
  { name: 'vault', folder: 'packages/state', mutate: ['src/vault/*.ts'] },
  { name: 'pay', folder: 'packages/state', mutate: ['src/checkout/*.ts', 'src/cart/*.ts'] },
  { name: 'abilities', folder: 'packages/feature-kit', mutate: ['src/{can,guard,viewer,return-path}.ts'] },
  { name: 'lists', folder: 'packages/feature-kit', mutate: ['src/list-query.ts'] },
  { name: 'cart', folder: 'packages/product/cart', mutate: ['src/lib/*.ts'] },
  { name: 'auth', folder: 'packages/product/auth', mutate: ['src/lib/*.ts', 'src/api/*.ts'] },
  { name: 'invoice', folder: 'packages/template/invoice', mutate: ['src/lib/{sums,money}.ts'] },
  { name: 'lens', folder: 'packages/template/kit', mutate: ['src/lens/*.ts'] },
  { name: 'export', folder: 'packages/template/kit', mutate: ['src/export/{text,excel,export-table}.ts'] },
];
