import { expect, it, vi } from 'vitest';
import { allowOnlyScript } from './trusted-types.ts';

it('lets only the worker script through', () => {
  const createPolicy = vi.fn<(name: string, rules: { createScriptURL: (url: string) => string }) => void>();
  vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy });
  allowOnlyScript('/mock-worker.js');
  const [name, rules] = createPolicy.mock.calls[0]!;
  expect([name, rules.createScriptURL('/mock-worker.js')]).toEqual(['default', '/mock-worker.js']);
  for (const url of ['/mock-worker.js?x', 'https://else.example/mock-worker.js', '/other.js'])
    expect(() => rules.createScriptURL(url)).toThrow(TypeError);
});

it('keeps an existing policy, and makes none without Trusted Types', () => {
  const createPolicy = vi.fn<() => void>();
  vi.stubGlobal('trustedTypes', { defaultPolicy: {}, createPolicy });
  allowOnlyScript('/mock-worker.js');
  vi.stubGlobal('trustedTypes', undefined);
  allowOnlyScript('/mock-worker.js');
  expect(createPolicy).not.toHaveBeenCalled();
});
