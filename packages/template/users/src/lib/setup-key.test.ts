import { expect, it } from 'vitest';
import { createSetupKey } from './setup-key.ts';

it('creates a different key of 32 letters each time', () => {
  expect(createSetupKey()).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  expect(createSetupKey()).not.toBe(createSetupKey());
});
