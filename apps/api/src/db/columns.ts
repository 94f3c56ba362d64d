import { timestamp } from 'drizzle-orm/pg-core';

/** A timestamp column with a time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true });
