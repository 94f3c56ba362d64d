import * as z from 'zod/mini';

/** The PIN of everybody who practises. It is public: it protects nothing, and the real PIN is never asked for in practice. */
export const PRACTICE_PIN = '246813';

/** POST /practice: a token for the calls under /api/practice/v1, valid for `expiresIn` seconds and nowhere else. */
export const PracticeToken = z.object({ token: z.string().check(z.minLength(1)), expiresIn: z.int() });
export type PracticeToken = z.infer<typeof PracticeToken>;
