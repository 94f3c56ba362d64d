import { UserCard } from '@kado/contracts/template';
import * as z from 'zod/mini';
import { isExpiryValid, parseCardNumber } from './card-number.ts';

/** The form of a payment card; a saved card keeps its number, so only a new one needs it. */
export const cardForm = (isNew: boolean) =>
  z.object({
    number: z.string().check(z.refine((text: string) => !isNew || parseCardNumber(text) !== undefined)),
    holder: UserCard.shape.holder,
    expires: z.string().check(z.refine((text: string) => isExpiryValid(text, new Date()))),
    primary: z.boolean(),
  });

/** The values of the form. */
export type CardValues = z.infer<ReturnType<typeof cardForm>>;
