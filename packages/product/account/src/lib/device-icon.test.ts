import { expect, it } from 'vitest';
import { deviceIcon } from './device-icon.ts';

it.each([
  ['Chrome on Android', 'phone'],
  ['Safari sur iOS', 'phone'],
  ['متصفح Safari على iOS', 'phone'],
  ['Firefox auf Windows', 'monitor'],
  ['Safari no macOS', 'monitor'],
  ['Chrome on Linux', 'monitor'],
  ['Unknown device', 'monitor'],
])('shows %s as a %s', (device, icon) => expect(deviceIcon(device)).toBe(icon));
