const DAY_MS = 86_400_000;

/** The calendar day before: '2026-12-03' for '2026-12-04'. */
export const dayBefore = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** The calendar day of a moment in a time zone: '2026-12-04'. */
export const dayOf = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at));
