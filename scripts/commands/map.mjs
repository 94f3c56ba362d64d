import { writeMap } from '../gates/map.mjs';
import { ROOT } from '../lib/paths.mjs';

/** Writes docs/map.md and the project references in tsconfig.json. */
export function map() {
  writeMap(ROOT);
}
