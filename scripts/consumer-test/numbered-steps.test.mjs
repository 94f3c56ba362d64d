import { expect, it } from 'vitest';
import { numberedSteps } from './numbered-steps.mjs';

it('prints each step with its number and its result, and throws what a failed step threw', async () => {
  const lines = [];
  const step = numberedSteps((line) => lines.push(line.replace(/\d+\.\d s/, 'N s')));
  await step('pack', async () => '10 packages');
  await expect(step('install', () => Promise.reject(new Error('ERESOLVE')))).rejects.toThrow('ERESOLVE');
  expect(lines).toEqual(['1. pack', '   ✔ 10 packages (N s)', '2. install', '   ✘ failed (N s)']);
});
