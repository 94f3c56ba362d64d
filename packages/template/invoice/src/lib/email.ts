import * as z from 'zod/mini';

/** A typed e-mail address, checked as leniently as on the wire. */
export const Email = z.string().check(z.trim(), z.regex(/^\S+@\S+$/));
