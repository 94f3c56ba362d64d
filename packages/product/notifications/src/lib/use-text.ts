import type { Money, Notification } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { dayName, useFormatters } from '@kado/product-ui';
import { giftKeyOf, textKeyOf } from './kinds.ts';

const moneyOf = (amountMinor: unknown, currency: unknown): Money | undefined =>
  typeof amountMinor === 'number' && typeof currency === 'string' ? { amountMinor, currency } : undefined;

/** Returns a function for the text of a notification in the user's language, with amounts, numbers and devices formatted as on all pages. */
export function useText(): (notification: Notification) => string {
  const { t, i18n } = useTranslation('product-notifications');
  const format = useFormatters();
  return (notification) => {
    const { kind, params } = notification;
    const { recipient, network, giftKind, browser, system } = params;
    const date = typeof params['date'] === 'string' ? dayName(params['date'], i18n.language) : '';
    const money = moneyOf(params['amountMinor'], params['currency']);
    const written = (amountMinor: unknown, currency: unknown) => {
      const each = moneyOf(amountMinor, currency);
      return each && format.money(each);
    };
    const [declared, paid] = [params['declaredMinor'], params['paidMinor']].map((minor) =>
      written(minor, params['paidCurrency']),
    );
    const given = moneyOf(params['giftMinor'], params['giftCurrency']);
    const { walletCurrency } = params;
    const gift = given && (typeof walletCurrency === 'string' ? format.either(given, walletCurrency) : format.money(given));
    const product = gift ? t(`gift.${giftKeyOf(giftKind)}`, { network, amount: gift }) : params['product'];
    // For an order the amount is what the recipient gets, for a plan what the user pays.
    const received = kind.startsWith('order.') && !kind.startsWith('order.plan_');
    const amount = money && (received ? format.received(money) : format.money(money));
    const who = typeof recipient === 'string' && recipient.startsWith('+') ? format.phone(recipient) : recipient;
    const device = browser && system ? t('device.browserOn', { browser, system }) : browser || system || t('device.unknown');
    return t(`kind.${textKeyOf(notification)}`, { ...params, amount, declared, paid, product, who, device, date });
  };
}
