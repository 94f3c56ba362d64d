import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './workspace.mjs';

/** Every package whose entry point defines a feature (exports `feature`). */
export const features = (root) =>
  packages(root).filter(({ path, folder }) => {
    const index = join(folder, 'src', 'index.ts');
    return (
      /^packages\/(?:product|template)\//.test(path) && existsSync(index) && /\bdefineFeature\(/.test(readFileSync(index, 'utf8'))
    );
  });
