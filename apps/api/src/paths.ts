import { join } from 'node:path';

/** The folder of this package, from src and from dist alike. */
export const PACKAGE = join(import.meta.dirname, '..');
