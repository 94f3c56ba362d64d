import { expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

it.each([
  ['+2348035550142', '+234 803 555 0142'],
  ['+33612345678', '+33 61 234 5678'],
  ['+12025550142', '+1 202 555 0142'],
  ['+6591234567', '+65 9 123 4567'],
  ['+123456', '+123456'],
])('%s reads %s', (number, text) => expect(formatPhone(number)).toBe(text));
