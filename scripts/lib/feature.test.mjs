import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkArrows } from '../arrows.mjs';
import { checkMap } from '../map.mjs';
import { copyOfHouse } from './fixture.mjs';
import { ROOT } from './paths.mjs';
import { run } from './sh.mjs';
import { pinnedEnv } from './toolchain.mjs';

let house;
let env;
beforeAll(async () => {
  house = copyOfHouse();
  env = await pinnedEnv(ROOT);
  expect(await inHouse('pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline')).toMatchObject({ code: 0 });
});
afterAll(() => house.remove());

const inHouse = (command, ...args) => run(command, args, { cwd: house.root, env, quiet: true });

it(
  'makes features that are registered, obey the gates, type-check, lint and pass their tests',
  { timeout: 400_000 },
  async () => {
    const made = { product: 'gift-vouchers', template: 'open' };
    for (const [wing, name] of Object.entries(made)) {
      const result = await inHouse('node', 'scripts/new-feature.mjs', wing, name);
      expect(result, result.output).toMatchObject({ code: 0 });
      expect(existsSync(join(house.root, 'packages', wing, name, 'src/index.ts'))).toBe(true);
    }
    const list = (wing) => readFileSync(join(house.root, `apps/web/src/variants/${wing}.tsx`), 'utf8');
    expect(list('product')).toMatch(/features = \[[^\]]*, giftVouchers,?\s*\]/);
    expect(list('template')).toMatch(/features = \[[^\]]*, openFeature,?\s*\]/);

    expect(checkArrows(house.root).problems.filter((problem) => /gift-vouchers|template\/open/.test(problem))).toEqual([]);
    expect(checkMap(house.root).problems).toEqual([]);
    for (const [wing, name] of Object.entries(made)) {
      for (const script of ['typecheck', 'lint', 'test']) {
        const result = await inHouse('pnpm', '--filter', `@kado/${wing}-${name}`, script);
        expect(result, `${script} of ${wing} ${name}\n${result.output}`).toMatchObject({ code: 0 });
      }
    }
    const web = await inHouse('pnpm', '--filter', '@kado/web', 'typecheck');
    expect(web, web.output).toMatchObject({ code: 0 });
  },
);

it.each([
  ['an unknown wing', ['cellar', 'x'], 'Usage: pnpm new:feature'],
  ['a name that is no kebab-case', ['product', 'GiftCards'], 'Usage: pnpm new:feature'],
  ['a name that is taken', ['product', 'topup'], 'packages/product/topup exists already'],
])('refuses %s', async (_, args, problem) => {
  const { code, output } = await inHouse('node', 'scripts/new-feature.mjs', ...args);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(problem) });
});
