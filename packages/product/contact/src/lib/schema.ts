import * as z from 'zod/mini';
import { ContactMessage, Email } from '@kado/contracts';

/** The fields of the form. Spaces around a pasted address are trimmed; '' means no order. */
export const MessageFields = z.extend(z.omit(ContactMessage, { fileIds: true }), {
  email: z.pipe(z.string().check(z.trim()), Email),
  orderId: z.string(),
});
