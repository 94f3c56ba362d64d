import * as z from 'zod/mini';

/** An e-mail address as somebody types it, as lenient as the wire's own check. */
export const Email = z.string().check(z.trim(), z.regex(/^\S+@\S+$/));
