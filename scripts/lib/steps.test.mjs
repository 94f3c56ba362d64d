import { expect, it, vi } from 'vitest';
import { Steps } from './steps.mjs';

it('prints only the two counts on the last line, and counts a step that failed without a failed test as one failure', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const steps = new Steps();
  await steps.run('tests', async () => ({ ok: true, passed: 7, failed: 0 }));
  await steps.run('types', async () => ({ ok: false }));
  await steps.run('build', async () => {
    throw new Error('broken');
  });
  await steps.run('browser', async () => ({ ok: false, passed: 3, failed: 2, failures: [{ head: 'a', lines: [], left: 0 }] }));
  const { lines, failed } = steps.summary();
  expect(failed).toBe(4);
  expect(steps.failures()).toEqual([{ head: 'a', lines: [], left: 0 }]);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toBe('10 passed, 4 failed');
});
