import { SERVER_MODULES } from './mutants-server-modules.mjs';

/** @typedef {{ name: string, folder: string, parts: { mutate: string[], tests?: string[], environment?: 'node' }[] }} Module */

/**
 * The modules whose tests `pnpm mutants` measures. The parts of a module run one after the other, each with the tests that it names (without
 * `tests`: every test that imports a mutated file) and in the environment that they need; all paths are relative to `folder`.
 * @type {Module[]}
 */
export const MODULES = [
  ...SERVER_MODULES,
  {
    name: 'pricing',
    folder: 'packages/contracts',
    parts: [{ mutate: ['src/money/{money,pricing}.ts'] }],
  },
  { name: 'csp', folder: 'packages/contracts', parts: [{ mutate: ['src/page-policy.ts'] }] },
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
      { mutate: ['src/cart/*.ts'], tests: ['src/cart/*.test.{ts,tsx}'] },
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
    name: 'list-helper',
    folder: 'packages/mock-data',
    parts: [{ mutate: ['src/core/{list,compare}.ts'], tests: ['src/core/list.test.ts'] }],
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
  {
    name: 'countdown',
    folder: 'packages/product/ui',
    parts: [{ mutate: ['src/countdown/countdown.ts'], tests: ['src/countdown/*.test.{ts,tsx}'] }],
  },
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
