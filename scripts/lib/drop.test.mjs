import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutImports } from './drop-imports.mjs';
import { pathsOf } from './drop.mjs';
import { droppedCopy, KINDS } from './droppable.mjs';
import { ROOT } from './paths.mjs';
import { parse } from './sources.mjs';

const SOURCE = `import { gone } from '@kado/gone';
import { kept } from './kept.ts';

export const features = [kept, gone];
export const plugins = [kept(), gone(1)];
export const commands = { kept: async () => (await import('./kept.ts')).run(), gone: async () => (await import('@kado/gone')).run() };
`;

it('removes an import and the list entries that use it', () => {
  const { program } = parse('source.ts', SOURCE);
  expect(withoutImports(SOURCE, program, (name) => name === '@kado/gone').replaceAll(/\s+/g, ' ')).toBe(
    "import { kept } from './kept.ts'; export const features = [kept, ]; export const plugins = [kept(), ]; export const commands = { kept: async () => (await import('./kept.ts')).run(), }; ",
  );
});

describe.each(KINDS)('without %s', (what) => {
  let copy;
  beforeAll(async () => (copy = await droppedCopy(what)), 600_000);
  afterAll(() => copy?.remove());

  it.each([
    ['types', ['tsc', '-b']],
    ['gates', ['node', 'scripts/gates.mjs']],
    ['build', ['turbo', 'run', 'build', '--output-logs=errors-only']],
  ])('%s pass', { timeout: 900_000 }, async (_, command) => {
    const { code, output } = await copy.run(...command);
    expect(code, output).toBe(0);
  });
});

it.each(['nothing', 'product/nothing', '', undefined])('refuses to drop %s', (what) => {
  expect(() => pathsOf(ROOT, what)).toThrow('Usage: pnpm drop');
});
