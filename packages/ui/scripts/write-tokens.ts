import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readMark } from '../src/icons/read-mark.ts';
import { tokensCss } from '../src/tokens/css.ts';

const at = (path: string): string => join(import.meta.dirname, '../src', path);

writeFileSync(at('styles/tokens.css'), tokensCss());
const paths = JSON.stringify(readMark(readFileSync(at('icons/mark.svg'), 'utf8')), null, 2);
writeFileSync(
  at('icons/mark-paths.ts'),
  `/** Written by scripts/write-tokens.ts from mark.svg; a test keeps it so. */\nexport const markPaths = ${paths} as const;\n`,
);
