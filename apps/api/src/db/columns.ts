import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, in any time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true });
