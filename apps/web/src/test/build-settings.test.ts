// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

const example = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8');
const settings = [...example.matchAll(/^# (VITE_\w+)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }));

afterEach(() => void vi.resetModules());

it.each([undefined, ''])('a build setting that is %j has the value that .env.example names', async (given) => {
  for (const { name } of settings) vi.stubEnv(name, given);
  const { default: config } = await import('../../vite.config.ts');
  expect(config.define).toEqual(
    Object.fromEntries(settings.map(({ name, value }) => [`import.meta.env.${name}`, JSON.stringify(value)])),
  );
});
