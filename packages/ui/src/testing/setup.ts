/** Setup of component tests (`setupFiles`): a console message fails a test, and everything rendered is unmounted after it. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A high limit, so that no test fails on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
// jsdom has no layout, so there is nothing to scroll.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;
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
