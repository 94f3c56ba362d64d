import * as z from 'zod/mini';

/** The signed-in account of the template. */
export const TemplateUserData = z.object({
  id: z.int(),
  fullName: z.string(),
  username: z.string(),
  avatar: z.string(),
  email: z.string(),
  role: z.enum(['admin', 'client']),
  ability: z.array(z.object({ action: z.string(), subject: z.string() })),
  extras: z.object({ eCommerceCartItemsCount: z.int() }),
});
export type TemplateUserData = z.infer<typeof TemplateUserData>;

/** Response of POST /jwt/login and /jwt/refresh-token; both tokens are valid for ten minutes. */
export const TemplateSession = z.object({ userData: TemplateUserData, accessToken: z.string(), refreshToken: z.string() });
export type TemplateSession = z.infer<typeof TemplateSession>;

/** Response of POST /jwt/register. */
export const TemplateRegistered = z.object({ user: TemplateUserData, accessToken: z.string() });
export type TemplateRegistered = z.infer<typeof TemplateRegistered>;
