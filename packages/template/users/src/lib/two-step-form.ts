import { toAsciiDigits } from '@kado/i18n';
import * as z from 'zod/mini';

/** The methods of two-step verification. */
export const METHODS = ['app', 'sms'] as const;
export type Method = (typeof METHODS)[number];

const isProof = (method: Method, text: string): boolean =>
  method === 'app' ? /^\d{6}$/.test(text) : text.replaceAll(/\D/g, '').length >= 6;

/** The form of two-step verification: the method, and the app's code or a phone number, in digits of any of the languages. */
export const TwoStepForm = z
  .object({ method: z.enum(METHODS), proof: z.pipe(z.string(), z.transform(toAsciiDigits)) })
  .check(z.refine(({ method, proof }) => isProof(method, proof), { path: ['proof'] }));
