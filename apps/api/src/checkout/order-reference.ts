import { randomLetters } from '../db/ids.ts';

/**
 * A reference that is easy to read aloud: K7-4F2M-9QTD. For practice money it begins with PRACTICE, so that receipts, lists and exports show it. The database
 * keeps it unique; after a collision (one in 10^12) the checkout draws a new one.
 */
export const newReference = (practice = false): string =>
  `${practice ? 'PRACTICE' : 'K7'}-${randomLetters(4)}-${randomLetters(4)}`;
