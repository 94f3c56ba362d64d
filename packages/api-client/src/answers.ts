import * as c from '@kado/contracts';
import * as z from 'zod/mini';

/** What each call of /api/v1 answers, by name. Loaded beside the transport, so that no first page waits for it. */
export const answers = {
  challenge: c.dataOf(c.Challenge),
  pinToken: c.dataOf(c.PinToken),
  resetToken: c.dataOf(c.ResetToken),
  session: c.dataOf(c.Session),
  grant: c.dataOf(c.Grant),
  ok: c.dataOf(c.Ok),
  user: c.dataOf(c.User),
  sessions: c.dataOf(z.array(c.SessionRow)),
  countries: c.dataOf(z.array(c.Country)),
  languages: c.dataOf(z.array(c.Language)),
  networks: c.dataOf(z.array(c.Network)),
  banks: c.dataOf(z.array(c.Bank)),
  bankPrices: c.dataOf(z.array(c.BankPrice)),
  balance: c.dataOf(c.Balance),
  transactions: c.dataOf(z.array(c.Transaction)),
  quote: c.dataOf(c.Quote),
  order: c.dataOf(c.Order),
  orders: c.dataOf(z.array(c.Order)),
  queued: c.dataOf(c.Queued),
  file: c.dataOf(c.StoredFile),
  ticket: c.dataOf(c.Ticket),
} as const;

/** Name of a known answer. */
export type AnswerName = keyof typeof answers;

/** The whole body of an answer: `{ data, message?, meta? }`. */
export type Answer<Name extends AnswerName> = z.infer<(typeof answers)[Name]>;
