import type { Notification } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { useFormatters } from '@kado/product-ui';
import { textKeyOf } from './kinds.ts';

/** Writes a notification in the reader's language: amounts, numbers and devices as everywhere. */
export function useText(): (notification: Notification) => string {
  const { t } = useTranslation('product-notifications');
  const format = useFormatters();
  return (notification) => {
    const { kind, params } = notification;
    const { amountMinor, currency, recipient, browser, system } = params;
    const money = typeof amountMinor === 'number' && typeof currency === 'string' ? { amountMinor, currency } : undefined;
    const amount = money && (kind.startsWith('order.') ? format.received(money) : format.money(money));
    const who = typeof recipient === 'string' && recipient.startsWith('+') ? format.phone(recipient) : recipient;
    const device = browser && system ? t('device.browserOn', { browser, system }) : browser || system || t('device.unknown');
    return t(`kind.${textKeyOf(notification)}`, { ...params, amount, who, device });
  };
}
