import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Later starts reuse the compiled code. The folder may be read-only: then there is no cache.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/kado/code'));
await import('./start.ts');
