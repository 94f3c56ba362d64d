import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { revokeSubjects, subjectsOf } from './abilities.mjs';
import { dropSettings, dropSteps } from './drop-deploy.mjs';
import { dropImports } from './drop-imports.mjs';
import {
  dropCatalog,
  dropCommands,
  dropEntryPoints,
  dropReasons,
  dropReleases,
  dropRootDependencies,
} from './drop-manifests.mjs';
import { packages } from './workspace.mjs';

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
    // The consumer test's app shows the mock's invoices.
    'scripts/commands/consumer-test.mjs',
    'scripts/consumer-test',
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
    // The browser tests need the server, and the consumer test their Chromium.
    'e2e',
    'scripts/commands/consumer-test.mjs',
    'scripts/consumer-test',
    'scripts/start-test.mjs',
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
    'scripts/lib/promises.mjs',
    'scripts/lib/promises.test.mjs',
    'scripts/lib/scoreboard.test.mjs',
    'scripts/gates/turbo.test.mjs',
    'scripts/bench/settle.mjs',
    'scripts/bench/start.mjs',
    // They measure in the browser tests' Chromium.
    'scripts/bench/web.mjs',
    'scripts/bench/web',
    'scripts/bench/list.mjs',
    'scripts/bench/list',
    'scripts/bench/interactions.mjs',
    'scripts/bench/interactions',
    'scripts/lib/budget.mjs',
    'scripts/lib/budget.test.mjs',
    'scripts/lib/median.mjs',
    // How the server is deployed.
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
const ROOT_DEPENDENCIES = { template: [], product: ['autocannon'] };

/** The folders and files that `pnpm drop <what>` removes: a variant's, or those of one feature (`product/topup`). */
export function pathsOf(root, what) {
  const [variant, feature] = what?.split('/') ?? [];
  const folder = join('packages', variant ?? '', feature ?? '');
  if (!(variant in OF_VARIANT) || !existsSync(join(root, folder, feature ? 'package.json' : '')))
    throw new Error('Usage: pnpm drop template | product | <variant>/<feature>');
  return feature ? [folder] : OF_VARIANT[variant].filter((path) => existsSync(join(root, path)));
}

/** Removes a variant or a feature, and every line that names it; returns what was removed and which files were changed. */
export function drop(root, what) {
  const before = packages(root);
  const removed = pathsOf(root, what);
  const subjects = subjectsIn(before.filter(({ path }) => removed.includes(path)));
  for (const path of removed) rmSync(join(root, path), { recursive: true });
  const after = packages(root);
  const left = new Set(after.map(({ name }) => name));
  const gone = new Set(before.map(({ name }) => name).filter((name) => !left.has(name)));
  const needed = new Set(subjectsIn(after));
  const changed = [
    ...revokeSubjects(
      root,
      subjects.filter((subject) => !needed.has(subject)),
    ),
    ...dropEntryPoints(root, gone),
    ...dropImports(root, gone),
    ...dropLinks(root),
    ...dropReleases(root, gone),
    ...dropCommands(root),
    ...dropSettings(root),
    ...dropSteps(root, removed),
    ...dropRootDependencies(root, ROOT_DEPENDENCIES[what] ?? []),
    ...dropCatalog(root),
    ...dropReasons(root),
  ];
  return { removed, changed: [...new Set(changed)] };
}

const subjectsIn = (items) => items.flatMap(({ folder }) => subjectsOf(folder));

const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g;

/** Removes lines with broken links from the documentation. */
function dropLinks(root) {
  const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...guides(root)].filter((path) =>
    existsSync(join(root, path)),
  );
  return documents.flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    const good = lines.filter((line) =>
      [...line.matchAll(LINK)].every(([, target]) => existsSync(join(root, dirname(path), target))),
    );
    if (good.length === lines.length) return [];
    writeFileSync(join(root, path), good.join('\n'));
    return [path];
  });
}

const guides = (root) =>
  ['docs', 'docs/guides', 'docs/adr'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [join(folder, name)] : []))
      : [],
  );
