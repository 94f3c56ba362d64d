import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

import { PACKAGE } from './paths.ts';

// Later starts reuse the compiled code. If the folder is read-only, there is no cache.
enableCompileCache(join(PACKAGE, 'node_modules/.cache/kado/code'));
await import('./start.ts');
