import type { StatementLine } from '../supplier/supplier.ts';
import { toLimit } from './amounts.ts';
import type { ReloadlyClient } from './client.ts';
import { StatementPage } from './messages.ts';
import { resultOfStatus } from './outcomes.ts';

const TIMEOUT_MS = 30_000;
const PAGE_SIZE = 200;
/** Reloadly's times are in this zone and do not say so: its transactionDate is five hours behind its updatedAt in winter, four in summer. */
const ZONE = 'America/New_York';
const inZone = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** A time as Reloadly writes it: 2021-12-06 08:13:39. */
export const toReloadlyTime = (time: Date): string => inZone.format(time);

/** The time that Reloadly wrote. In the hour that autumn repeats, the later one. */
export function fromReloadlyTime(text: string): Date {
  const written = Date.parse(`${text.replace(' ', 'T')}Z`);
  const behind = (at: number): number => at - Date.parse(`${toReloadlyTime(new Date(at)).replace(' ', 'T')}Z`);
  return new Date(written + behind(written + behind(written)));
}

/** What Reloadly bought for us from one time until before another. */
export async function readStatement(client: ReloadlyClient, from: Date, until: Date): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  for (let page = 1; ; page += 1) {
    const range = { startDate: toReloadlyTime(from), endDate: toReloadlyTime(until) };
    const query = new URLSearchParams({ ...range, size: String(PAGE_SIZE), page: String(page) });
    const { content } = await client.get(`/topups/reports/transactions?${query}`, StatementPage, AbortSignal.timeout(TIMEOUT_MS));
    for (const {
      transactionId,
      customIdentifier,
      status,
      transactionDate,
      deliveredAmount,
      deliveredAmountCurrencyCode,
    } of content) {
      const currency = deliveredAmountCurrencyCode ?? '';
      lines.push({
        // Bought without us: by hand on Reloadly's page.
        reference: customIdentifier ?? `reloadly ${transactionId}`,
        at: fromReloadlyTime(transactionDate),
        state: resultOfStatus(status).state,
        amount: BigInt(toLimit(deliveredAmount, currency, 'down')?.amountMinor ?? 0),
        currency,
      });
    }
    if (content.length < PAGE_SIZE) return lines.filter(({ at }) => at >= from && at < until);
  }
}
