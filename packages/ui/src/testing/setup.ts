/** Around each test of what is shown: nothing may be written to the console, and every page is taken down after it. Named in `setupFiles`. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A page's answers take their time on a busy machine; what never comes is still found.
configure({ asyncUtilTimeout: 5000 });
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
