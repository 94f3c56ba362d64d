const DAY_MS = 86_400_000;

/** The previous calendar day: '2026-12-03' for '2026-12-04'. */
export const dayBefore = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
