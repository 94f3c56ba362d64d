import { join } from 'node:path';

/** The folder of this package, correct in src and in dist. */
export const PACKAGE = join(import.meta.dirname, '..');
