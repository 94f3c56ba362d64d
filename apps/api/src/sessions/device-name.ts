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

/** What is kept of a browser: "Chrome/Linux", either side empty where it is not known; never the text that was sent. */
export const deviceOf = (agent = ''): string => `${first(BROWSERS, agent) ?? ''}/${first(SYSTEMS, agent) ?? ''}`;

/** What was kept, in the words of whoever reads it: "Chrome on Linux", enough to know one's own devices by. */
export function deviceName(device: string, language: LanguageCode): string {
  const [browser, system] = device.split('/');
  return browser && system
    ? words(language, 'device.browserOn', { browser, system })
    : browser || system || words(language, 'device.unknown');
}
