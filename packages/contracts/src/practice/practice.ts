import * as z from 'zod/mini';

/** The PIN for practice, the same for everybody. It is public: it protects nothing, and practice never asks for the real PIN. */
export const PRACTICE_PIN = '246813';

/** POST /practice: a token for the calls under /api/practice/v1 only, valid for `expiresIn` seconds. */
export const PracticeToken = z.object({ token: z.string().check(z.minLength(1)), expiresIn: z.int() });
export type PracticeToken = z.infer<typeof PracticeToken>;
