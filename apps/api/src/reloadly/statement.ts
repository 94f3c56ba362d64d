import type * as z from 'zod/mini';

import { after } from '../clock.ts';
import type { StatementLine } from '../supplier/supplier.ts';
import { toLimit } from './amounts.ts';
import type { ReloadlyClient } from './client.ts';
import { StatementPage } from './messages.ts';
import { resultOfStatus } from './outcomes.ts';

const TIMEOUT_MS = 30_000;
const PAGE_SIZE = 200;
/** The time zone of Reloadly's times, which they do not name: its transactionDate is five hours behind its updatedAt in winter, four in summer. */
const ZONE = 'America/New_York';
const inZone = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** A time in Reloadly's format: 2021-12-06 08:13:39. */
export const toReloadlyTime = (time: Date): string => inZone.format(time);

const HOUR = 3600;
/** How many hours the zone is behind UTC, in summer and in winter. */
const BEHIND = [4, 5];
/** The local time of the zone as a Date, as if it were UTC. */
const localTimeAsUtc = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`);

/** The possible meanings of Reloadly's time: two in the hour that repeats in autumn. */
export const fromReloadlyTime = (text: string): Date[] =>
  BEHIND.map((hours) => after(localTimeAsUtc(text), hours * HOUR)).filter((time) => toReloadlyTime(time) === text);

/** The period in Reloadly's format. Near a clock change, it is extended by an hour on both sides, because times of the repeated hour may be outside. */
function rangeOf(from: Date, until: Date): { startDate: string; endDate: string } {
  const [startDate, endDate] = [after(from, -HOUR), after(until, HOUR)].map(toReloadlyTime) as [string, string];
  const shown = localTimeAsUtc(endDate).getTime() - localTimeAsUtc(startDate).getTime();
  const changes = shown !== until.getTime() - from.getTime() + 2 * HOUR * 1000;
  return changes ? { startDate, endDate } : { startDate: toReloadlyTime(from), endDate: toReloadlyTime(until) };
}

/** A paged report of Reloadly's, and how to read its lines. `bought` returns the time and the recipient's amount. */
export type Report<Line> = {
  path: string;
  page: z.ZodMiniType<{ content: Line[] }>;
  bought: (line: Line) => { written: string; amount: number | null | undefined; currency: string };
};
type Booked = { transactionId: number; status: string; customIdentifier?: string | null | undefined };

/** Reloadly's transactions for us within this period, excluding `until`. */
export async function readStatement<Line extends Booked>(
  client: ReloadlyClient,
  { path, page: schema, bought }: Report<Line>,
  from: Date,
  until: Date,
): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  const range = rangeOf(from, until);
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ ...range, size: String(PAGE_SIZE), page: String(page) });
    const { content } = await client.get(`${path}?${query}`, schema, AbortSignal.timeout(TIMEOUT_MS));
    for (const line of content) {
      const { written, amount, currency } = bought(line);
      const at = fromReloadlyTime(written).find((time) => time >= from && time < until);
      if (!at) continue;
      lines.push({
        // Not bought by Kado, but by hand on Reloadly's page.
        reference: line.customIdentifier ?? `reloadly ${line.transactionId}`,
        at,
        state: resultOfStatus(line.status).state,
        amount: BigInt(toLimit(amount, currency, 'down')?.amountMinor ?? 0),
        currency,
      });
    }
    if (content.length < PAGE_SIZE) return lines;
  }
}

/** The report of top-ups. */
export const TOPUPS: Report<z.infer<typeof StatementPage>['content'][number]> = {
  path: '/topups/reports/transactions',
  page: StatementPage,
  bought: ({ transactionDate: written, deliveredAmount: amount, deliveredAmountCurrencyCode: currency }) => ({
    written,
    amount,
    currency: currency ?? '',
  }),
};
