import { expect, it } from 'vitest';
import { deviceName, deviceOf } from './device-name.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  [CHROME, 'Chrome/Linux'],
  [`${CHROME} Edg/140.0.0.0`.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64'), 'Edge/Windows'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox/Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari/iOS',
  ],
  ['curl/8.0 (Windows)', '/Windows'],
  ['Firefox/1', 'Firefox/'],
  ['<script>alert(1)</script>', '/'],
  [undefined, '/'],
])('stores the browser and the system of %s, never the header itself', (agent, kept) => expect(deviceOf(agent)).toBe(kept));

it.each([
  ['Chrome/Linux', 'en', 'Chrome on Linux'],
  ['Chrome/Linux', 'ar', 'Chrome على Linux'],
  ['/Windows', 'en', 'Windows'],
  ['Firefox/', 'fr', 'Firefox'],
  ['/', 'en', 'Unknown device'],
] as const)('%s is named in the language of the user: %s', (kept, language, name) =>
  expect(deviceName(kept, language)).toBe(name),
);
