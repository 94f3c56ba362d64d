import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium-headless-shell', 'chromium'];

/** CHROMIUM_PATH, else Chromium on the PATH, best the one without a window; undefined leaves it to Playwright's own. `pnpm test` installs one where none is. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  return (
    CHROMIUM_PATH ??
    NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name))).find((file) => existsSync(file))
  );
}
