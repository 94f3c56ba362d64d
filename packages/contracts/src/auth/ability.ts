import * as z from 'zod/mini';

/** One rule of the ability list, in CASL's shape. */
export const Ability = z.object({ action: z.string(), subject: z.string() });
export type Ability = z.infer<typeof Ability>;

/** The abilities without a stored list: read on Auth. */
export const DEFAULT_ABILITY: readonly Ability[] = [{ action: 'read', subject: 'Auth' }];
