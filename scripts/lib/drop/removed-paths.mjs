import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folders and files of each variant. A path that does not exist is skipped. */
const OF_VARIANT = {
  template: [
    'packages/template',
    'packages/mock-data',
    'packages/contracts/src/template.ts',
    'packages/contracts/src/template',
    'packages/api-client/src/template.ts',
    'packages/api-client/src/template',
    'packages/state/src/template',
    'apps/web/src/variants/template.ts',
    'apps/web/src/app/open-template.ts',
    'e2e/tests/template',
    'e2e/tests/variants',
    'e2e/support/template',
    'scripts/commands/crawl.mjs',
    'scripts/templates/feature-template',
    // The consumer test's app shows the mock's invoices, and its guide has the files of that app.
    'scripts/commands/consumer-test.mjs',
    'scripts/consumer-test',
    'docs/guides/using-the-packages-outside.md',
    'scripts/bench/list.mjs',
    'scripts/bench/list',
    'scripts/bench/interactions.mjs',
    'scripts/bench/interactions',
  ],
  product: [
    'packages/product',
    'apps/api',
    'apps/web/src/variants/product.ts',
    'apps/web/build/render-page.tsx',
    'apps/web/build/render-page.test.tsx',
    'apps/web/build/prerender.ts',
    // The browser tests need the server, and the consumer test uses their Chromium.
    'e2e',
    'scripts/commands/consumer-test.mjs',
    'scripts/consumer-test',
    'scripts/commands/start-test.mjs',
    'scripts/templates/feature-product',
    'scripts/gates/transactions.mjs',
    'scripts/gates/transactions.test.mjs',
    'scripts/lib/async-code.mjs',
    'scripts/lib/syntax.mjs',
    'scripts/bench/checkout.mjs',
    'scripts/bench/checkout',
    'scripts/gates/topics.mjs',
    'scripts/gates/topics.test.mjs',
    'scripts/templates/openapi-client',
    'scripts/commands/crawl.mjs',
    'scripts/commands/promises.mjs',
    'scripts/lib/promise-list.mjs',
    'scripts/lib/promise-proofs.mjs',
    'scripts/lib/promise-proofs.test.mjs',
    'scripts/lib/scoreboard.test.mjs',
    'scripts/config/turbo.test.mjs',
    'scripts/bench/settle.mjs',
    'scripts/bench/start.mjs',
    // These measure in the Chromium of the browser tests, which are removed.
    'scripts/lib/browser-session.mjs',
    'scripts/bench/web.mjs',
    'scripts/bench/web',
    'scripts/bench/list.mjs',
    'scripts/bench/list',
    'scripts/bench/interactions.mjs',
    'scripts/bench/interactions',
    'scripts/lib/budget.mjs',
    'scripts/lib/budget.test.mjs',
    'scripts/lib/median.mjs',
    // The deployment of the server.
    'Dockerfile',
    '.dockerignore',
    'compose.yaml',
    'compose.trial.yaml',
    'deploy',
    'docs/guides/using-the-api.md',
    'docs/guides/deploying.md',
    'docs/guides/observing.md',
    'docs/guides/retention.md',
    'docs/guides/scaling.md',
  ],
};

/** The root's dependencies that only one variant's scripts use. */
export const ROOT_DEPENDENCIES = { template: [], product: ['autocannon'] };

/** The folders and files that `pnpm drop <what>` removes: a variant's, or those of one feature (`product/topup`). */
export function pathsOf(root, what) {
  const [variant, feature] = what?.split('/') ?? [];
  const folder = join('packages', variant ?? '', feature ?? '');
  if (!(variant in OF_VARIANT) || !existsSync(join(root, folder, feature ? 'package.json' : '')))
    throw new Error('Usage: pnpm drop template | product | <variant>/<feature>');
  return feature ? [folder] : OF_VARIANT[variant].filter((path) => existsSync(join(root, path)));
}
