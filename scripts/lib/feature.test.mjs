import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDependencyRules } from '../gates/dependency-rules.mjs';
import { checkMap } from '../map.mjs';
import { copyOfRepository } from './fixture.mjs';
import { ROOT } from './paths.mjs';
import { run } from './sh.mjs';
import { pinnedEnv } from './toolchain.mjs';

let workspace;
let env;
beforeAll(async () => {
  workspace = copyOfRepository();
  env = await pinnedEnv(ROOT);
  expect(await inCopy('pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline')).toMatchObject({ code: 0 });
});
afterAll(() => workspace.remove());

const inCopy = (command, ...args) => run(command, args, { cwd: workspace.root, env, quiet: true });

it(
  'makes features that are registered, obey the gates, type-check, lint and pass their tests',
  { timeout: 400_000 },
  async () => {
    const made = { product: 'gift-vouchers', template: 'open' };
    for (const [variant, name] of Object.entries(made)) {
      const result = await inCopy('node', 'scripts/new-feature.mjs', variant, name);
      expect(result, result.output).toMatchObject({ code: 0 });
      expect(existsSync(join(workspace.root, 'packages', variant, name, 'src/index.ts'))).toBe(true);
    }
    const list = (variant) => readFileSync(join(workspace.root, `apps/web/src/variants/${variant}.ts`), 'utf8');
    expect(list('product')).toMatch(/features = \[[^\]]*, giftVouchers,?\s*\]/);
    expect(list('template')).toMatch(/features = \[[^\]]*, openFeature,?\s*\]/);

    expect(
      checkDependencyRules(workspace.root).problems.filter((problem) => /gift-vouchers|template\/open/.test(problem)),
    ).toEqual([]);
    expect(checkMap(workspace.root).problems).toEqual([]);
    for (const [variant, name] of Object.entries(made)) {
      for (const script of ['typecheck', 'lint', 'test']) {
        const result = await inCopy('pnpm', '--filter', `@kado/${variant}-${name}`, script);
        expect(result, `${script} of ${variant} ${name}\n${result.output}`).toMatchObject({ code: 0 });
      }
    }
    const web = await inCopy('pnpm', '--filter', '@kado/web', 'typecheck');
    expect(web, web.output).toMatchObject({ code: 0 });
  },
);

it.each([
  ['an unknown variant', ['shared', 'x'], 'Usage: pnpm new:feature'],
  ['a name that is no kebab-case', ['product', 'GiftCards'], 'Usage: pnpm new:feature'],
  ['a name that is taken', ['product', 'topup'], 'packages/product/topup exists already'],
])('refuses %s', async (_, args, problem) => {
  const { code, output } = await inCopy('node', 'scripts/new-feature.mjs', ...args);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(problem) });
});
