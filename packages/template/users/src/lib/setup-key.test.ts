import { expect, it } from 'vitest';
import { setupKey } from './setup-key.ts';

it('creates a different key of 32 letters each time', () => {
  expect(setupKey()).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  expect(setupKey()).not.toBe(setupKey());
});
