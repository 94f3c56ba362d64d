import { expect, it } from 'vitest';
import { TwoStepForm } from './two-step-form.ts';

it.each([
  ['app', '123456', '123456'],
  ['app', '١٢٣٤٥٦', '123456'],
  ['app', '۱۲۳۴۵۶', '123456'],
  ['app', '١٢٣٤٥', undefined],
  ['app', '12345x', undefined],
  ['sms', '+971 50 123 4567', '+971 50 123 4567'],
  ['sms', '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971 50 123 4567'],
  ['sms', '٥٠ ١٢', undefined],
] as const)('reads the proof by %s %s as %s', (method, proof, read) =>
  expect(TwoStepForm.safeParse({ method, proof }).data?.proof).toBe(read),
);
