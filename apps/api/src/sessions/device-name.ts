import type { LanguageCode } from '@kado/contracts';

import { words } from '../words/words.ts';

const BROWSERS = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

const first = (table: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  table.find(([pattern]) => pattern.test(agent))?.[1];

/** "Chrome on Linux": enough to know one's own devices by, never the text that was sent. */
export function deviceName(agent: string | undefined, language: LanguageCode): string {
  const browser = first(BROWSERS, agent ?? '');
  const system = first(SYSTEMS, agent ?? '');
  return browser && system
    ? words(language, 'device.browserOn', { browser, system })
    : (browser ?? system ?? words(language, 'device.unknown'));
}
