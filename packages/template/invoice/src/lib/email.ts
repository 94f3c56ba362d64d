import * as z from 'zod/mini';

/** A typed e-mail address, validated as leniently as by the API. */
export const Email = z.string().check(z.trim(), z.regex(/^\S+@\S+$/));
