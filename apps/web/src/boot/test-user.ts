import { readTestUser } from '@kado/state';

/** The stored test-user value, opened with the build's secret; a chunk of its own, because nearly nobody has one. */
export const storedTestUser = (): Promise<string | undefined> =>
  readTestUser({ secret: import.meta.env['VITE_STORAGE_SECRET'] as string });
