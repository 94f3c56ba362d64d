import { MONTHS } from '@kado/contracts/template';

const DAY = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');

/** The date moved by some days, negative ones into the past. */
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY);

/** 'DD Mon YYYY' in UTC. */
export const dayText = (date: Date): string => `${two(date.getUTCDate())} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;

/** 'DD Mon YYYY, h:mm AM' in UTC. */
export const minuteText = (date: Date): string =>
  `${dayText(date)}, ${date.getUTCHours() % 12 || 12}:${two(date.getUTCMinutes())} ${date.getUTCHours() < 12 ? 'AM' : 'PM'}`;

/** 'YYYY-MM-DD' in UTC. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** 'MM/DD/YYYY' in UTC. */
export const slashDay = (date: Date): string =>
  `${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}/${date.getUTCFullYear()}`;
