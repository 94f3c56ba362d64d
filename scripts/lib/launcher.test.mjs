import { expect, it } from 'vitest';
import { launchersOf } from './launcher.mjs';

const names = (...chain) => {
  const all = chain.map((name, index) => ({ id: index, name, parent: index + 1 }));
  return launchersOf(0, (id) => all[id]).map(({ name }) => name);
};

it.each([
  [
    ['node', 'sh', 'pnpm', 'sh', 'npm exec pnpm@1', 'sh', 'bash'],
    ['sh', 'pnpm', 'sh', 'npm exec pnpm@1'],
  ],
  [
    ['node', 'sh', 'pnpm', 'bash'],
    ['sh', 'pnpm'],
  ],
  [['node', 'bash'], []],
  [['node', 'sh', 'systemd'], []],
])('finds npm and pnpm above a process, but not the user’s shell: %#', (chain, launchers) =>
  expect(names(...chain)).toEqual(launchers),
);
