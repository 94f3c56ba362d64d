import * as z from 'zod/mini';

import { exactlyOneOfPinOrGrant, pinOrGrant, VerifyToken } from '../auth/auth.ts';
import { Email, PersonName, Time } from '../basics.ts';
import { Money } from '../money/money.ts';

/** POST /orders/{id}/items/{itemId}/reveal: the buyer reveals the code of a delivered gift card. */
export const RevealGift = z.strictObject(pinOrGrant).check(exactlyOneOfPinOrGrant);
export type RevealGift = z.infer<typeof RevealGift>;

/** The code of a gift card, how to redeem it, and when and on which devices the buyer has revealed it, including this time. */
export const RevealedGift = z.object({
  code: z.string(),
  redeem: z.string(),
  reveals: z.array(z.object({ at: Time, device: z.string() })),
});
export type RevealedGift = z.infer<typeof RevealedGift>;

/** PATCH /orders/{id}/items/{itemId}/recipient: possible until the code was revealed; the link of the earlier recipient becomes invalid. */
export const RedirectGift = z.strictObject({ name: PersonName, email: Email, ...pinOrGrant }).check(exactlyOneOfPinOrGrant);
export type RedirectGift = z.infer<typeof RedirectGift>;

/** GET /gifts/{token}: what the recipient sees before opening the gift card. */
export const Gift = z.object({
  brand: z.string(),
  amount: Money,
  from: z.string(),
  message: z.optional(z.string()),
  state: z.enum(['ready', 'opened']),
});
export type Gift = z.infer<typeof Gift>;

/** POST /gifts/{token}/open, with the one-time code that was sent to the recipient. */
export const OpenGift = VerifyToken;
export type OpenGift = z.infer<typeof OpenGift>;

/** The code of a gift card and how to redeem it. */
export const OpenedGift = z.object({ code: z.string(), redeem: z.string() });
export type OpenedGift = z.infer<typeof OpenedGift>;
