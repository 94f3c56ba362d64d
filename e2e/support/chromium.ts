import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium-headless-shell', 'chromium'];

/** CHROMIUM_PATH, or Chromium on the PATH, preferably the headless shell. If undefined, Playwright uses its own; `pnpm test` installs one if none is found. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  return (
    CHROMIUM_PATH ??
    NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name))).find((file) => existsSync(file))
  );
}
