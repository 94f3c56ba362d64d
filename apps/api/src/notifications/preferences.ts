import type { NotificationPreferences } from '@kado/contracts';

import type { PreferenceRow } from './repository.ts';

/** The defaults: everything about the user's own money and account, no news. */
const DEFAULTS: NotificationPreferences = {
  orders: { email: true, inApp: true },
  deposits: { email: true, inApp: true },
  security: { email: true, inApp: true },
  news: { email: false, inApp: false },
};

/** The preferences as the API returns them. Security mails cannot be switched off, because a thief with a stolen session would do so first. */
export const toPreferences = (row: PreferenceRow | null): NotificationPreferences =>
  row
    ? {
        orders: { email: row.ordersEmail, inApp: row.ordersInApp },
        deposits: { email: row.depositsEmail, inApp: row.depositsInApp },
        security: { email: true, inApp: row.securityInApp },
        news: { email: row.newsEmail, inApp: row.newsInApp },
      }
    : DEFAULTS;

/** The database row of these preferences; `security.email` is not stored. */
export const toPreferenceRow = (
  userId: string,
  { orders, deposits, security, news }: NotificationPreferences,
): PreferenceRow => ({
  userId,
  ordersEmail: orders.email,
  ordersInApp: orders.inApp,
  depositsEmail: deposits.email,
  depositsInApp: deposits.inApp,
  securityInApp: security.inApp,
  newsEmail: news.email,
  newsInApp: news.inApp,
});

const TOPICS = { order: 'orders', deposit: 'deposits', security: 'security', news: 'news' } as const;

/** The ways in which a user is notified of a kind. A kind without a topic is always shown in the app. */
export function waysOf(kind: string, row: PreferenceRow | null): { email: boolean; inApp: boolean } {
  const topic = Object.entries(TOPICS).find(([name]) => kind.startsWith(`${name}.`))?.[1];
  return topic ? toPreferences(row)[topic] : { email: true, inApp: true };
}
