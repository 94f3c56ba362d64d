import { syncBuiltinESMExports } from 'node:module';

import { onTestFinished } from 'vitest';

/** Replaces members of a Node module, given by its default export, until the test ends. `vi.mock` would not work: test files share the server's modules. */
export function replaceInTest<Module extends object>(module: Module, members: Partial<Module>): void {
  const before = Object.fromEntries(Object.keys(members).map((name) => [name, module[name as keyof Module]]));
  const replace = (by: object): void => {
    Object.assign(module, by);
    syncBuiltinESMExports();
  };
  onTestFinished(() => replace(before));
  replace(members);
}
