import * as z from 'zod/mini';

/** How a second step can be proved. */
export const METHODS = ['app', 'sms'] as const;
export type Method = (typeof METHODS)[number];

const isProof = (method: Method, text: string): boolean =>
  method === 'app' ? /^\d{6}$/.test(text) : text.replaceAll(/\D/g, '').length >= 6;

/** The second step: its method, and a code of the app or the phone number that proves it. */
export const TwoStepForm = z
  .object({ method: z.enum(METHODS), proof: z.string() })
  .check(z.refine(({ method, proof }) => isProof(method, proof), { path: ['proof'] }));
