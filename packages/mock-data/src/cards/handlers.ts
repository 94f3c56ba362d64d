import type { Backend } from '../core/backend.ts';
import { ANALYTICS, STATISTICS } from './data.ts';

/** The figures of the dashboards' cards: one address per card. */
export const cardHandlers = ({ get }: Backend) => [
  ...Object.entries(ANALYTICS).map(([name, card]) => get(`/card/card-analytics/${name}`, () => card)),
  ...Object.entries(STATISTICS).map(([name, card]) => get(`/card/card-statistics/${name}`, () => card)),
];
