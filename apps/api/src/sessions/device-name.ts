import type { LanguageCode } from '@kado/contracts';

import { translate } from '../i18n/translate.ts';

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

/** Converts a User-Agent to the stored form: "Chrome/Linux", with an empty side where it is unknown. The header itself is never stored. */
export const deviceOf = (agent = ''): string => `${first(BROWSERS, agent) ?? ''}/${first(SYSTEMS, agent) ?? ''}`;

/** Formats the stored form in the user's language: "Chrome on Linux". */
export function deviceName(device: string, language: LanguageCode): string {
  const [browser, system] = device.split('/');
  return browser && system
    ? translate(language, 'device.browserOn', { browser, system })
    : browser || system || translate(language, 'device.unknown');
}
