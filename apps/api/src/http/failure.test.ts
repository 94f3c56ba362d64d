import { expect, it } from 'vitest';

import { rateLimited } from './errors.ts';
import { failureBody } from './failure.ts';

it.each([
  [30, 'en', 'Too many attempts. Please wait a moment.'],
  [60, 'en', 'Too many attempts. Please wait 1 minute.'],
  [2519, 'en', 'Too many attempts. Please wait 42 minutes.'],
  [2519, 'de', 'Zu viele Versuche. Bitte warten Sie 42 Minuten.'],
  [86_400, 'fr', 'Trop de tentatives. Patientez 24 heures.'],
  [2519, 'ar', 'محاولات كثيرة. مدة الانتظار: 42 دقيقة.'],
  // After a verb these two would need another case than the one that Intl writes.
  [120, 'ar', 'محاولات كثيرة. مدة الانتظار: دقيقتان.'],
  [7200, 'ar', 'محاولات كثيرة. مدة الانتظار: ساعتان.'],
] as const)('names a wait of %i seconds in %s', (seconds, language, message) =>
  expect(failureBody(rateLimited(seconds), language).message.replaceAll('\u00A0', ' ')).toBe(message),
);
