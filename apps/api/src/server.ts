import { quickImports } from './quick-imports.ts';

quickImports();
await import('./start.ts');
