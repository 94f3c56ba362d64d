import { vi } from 'vitest';
import type { App } from '../app-context.ts';

/** A fake `practice` of the app: its functions only record their calls, and there is no cart of real money. */
export const fakePractice = (on: boolean) =>
  ({
    on,
    start: vi.fn<() => void>(),
    leave: vi.fn<() => void>(),
    hasRealCart: vi.fn(() => false),
  }) satisfies App['practice'];
