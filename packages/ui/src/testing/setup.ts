/** Setup of component tests (`setupFiles`): a console message fails a test, and everything rendered is unmounted after it. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const { getElementError } = getConfig();
/** Whether a wait is trying its queries: Testing Library's own mark, which its types leave out. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // A high limit, so that no test fails on a busy machine.
  asyncUtilTimeout: 30_000,
  // A wait throws away the error of each failed try, and prints the page when it ends. Printing it for each try took an eighth of the time.
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
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
