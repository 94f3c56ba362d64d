import { expect, it, vi } from 'vitest';
import { trustOnly } from './trust.ts';

it('lets nothing through but the worker', () => {
  const createPolicy = vi.fn<(name: string, rules: { createScriptURL: (url: string) => string }) => void>();
  vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy });
  trustOnly('/mock-worker.js');
  const [name, rules] = createPolicy.mock.calls[0]!;
  expect([name, rules.createScriptURL('/mock-worker.js')]).toEqual(['default', '/mock-worker.js']);
  for (const url of ['/mock-worker.js?x', 'https://else.example/mock-worker.js', '/other.js'])
    expect(() => rules.createScriptURL(url)).toThrow(TypeError);
});

it('keeps a policy that is there, and does without where there is no such thing', () => {
  const createPolicy = vi.fn<() => void>();
  vi.stubGlobal('trustedTypes', { defaultPolicy: {}, createPolicy });
  trustOnly('/mock-worker.js');
  vi.stubGlobal('trustedTypes', undefined);
  trustOnly('/mock-worker.js');
  expect(createPolicy).not.toHaveBeenCalled();
});
