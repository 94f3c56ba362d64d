import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** CHROMIUM_PATH, else `chromium` on the PATH; undefined leaves it to Playwright's own. `pnpm test` installs one where none is. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  return (
    CHROMIUM_PATH ??
    PATH.split(delimiter)
      .map((folder) => join(folder, 'chromium'))
      .find((file) => existsSync(file))
  );
}
