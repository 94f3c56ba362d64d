import { join } from 'node:path';

/** Where drizzle-kit writes them. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations');
