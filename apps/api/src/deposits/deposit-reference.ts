import { randomLetters } from '../db/ids.ts';

/** A reference that is short enough to type into a bank's form: KD-7Q4-318. The database keeps it unique. */
export const newDepositReference = (): string => `KD-${randomLetters(3)}-${randomLetters(3)}`;
