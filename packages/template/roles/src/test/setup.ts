import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

configure({ asyncUtilTimeout: 10_000 });
const said: unknown[][] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words));
  vi.spyOn(console, 'warn').mockImplementation((...words) => void said.push(words));
});

afterEach(() => {
  cleanup();
  expect(said, 'nothing may be written to the console').toEqual([]);
});
