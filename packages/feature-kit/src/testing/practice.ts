import { vi } from 'vitest';
import type { App } from '../app-context.ts';

/** How a test's page practises: its functions only count their calls, and no cart of real money waits. */
export const fakePractice = (on: boolean) =>
  ({
    on,
    start: vi.fn<() => void>(),
    leave: vi.fn<() => void>(),
    hasRealCart: vi.fn(() => false),
  }) satisfies App['practice'];
