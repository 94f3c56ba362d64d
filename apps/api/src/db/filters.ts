import { sql, type SQL } from 'drizzle-orm';

/** A LIKE pattern that matches the text literally, anywhere. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
/** Midnight UTC at the start of a day such as 2026-11-21, and of the day after it. A day of an interval may have 23 hours. */
export const startOf = (day: string): SQL => sql`${`${day}T00:00:00Z`}::timestamptz`;
export const endOf = (day: string): SQL => sql`${startOf(day)} + interval '24 hours'`;
