import type { Item, Money } from '@kado/contracts';
import { dayName, useFormatters } from '@kado/product-ui';
import { useLanguage, useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { skipToken, useSavedRecipientsQuery } from '@kado/state/query';
import { useMemo } from 'react';
import type { Offer } from './offers.ts';

const lastDigits = (number: string) => number.slice(-4);
/** From this number of minutes on, a time is shown in hours or days, as on the bank gift page. */
const MANY_MINUTES = 60;

/** The shared formatters of amounts, people and items, and those of this feature. */
export function useCartFormatters() {
  const shared = useFormatters();
  const { t } = useTranslation('product-cart');
  const { lng } = useLanguage();
  const numbers = useAppSelector(({ app }) => app.cart.some(({ kind }) => kind === 'topup'));
  const { data: people, isLoading } = useSavedRecipientsQuery(numbers ? 'topup' : skipToken);
  return useMemo(() => {
    const saved = (item: Item) =>
      item.kind === 'topup' ? people?.find(({ phone }) => phone !== undefined && phone === item.phone)?.name : undefined;
    /** The recipient as entered in the form: the phone number, or a name. */
    const entered = (item: Item) => {
      if (item.kind === 'topup') return shared.phone(item.phone);
      return item.kind === 'gift' ? item.recipient.name : item.account.holder;
    };
    const who = (item: Item) => saved(item) ?? entered(item);
    const naming = (item: Item) => item.kind === 'topup' && isLoading;
    /** A text about a top-up; adds the phone number if the recipient is shown by a saved name, or may be once the names have loaded. */
    const withNumber = (fact: string, item: Item) =>
      saved(item) === undefined && !naming(item) ? fact : shared.facts(fact, entered(item));
    return {
      ...shared,
      entered,
      /** The recipient: the saved name of the phone number, else the data entered in the form. */
      who,
      /** Whether the saved name of the recipient is still loading. */
      naming,
      /** '₦5,000 to Ada Obi' */
      what: (item: Item, amount: Money) => t('line.plain', { amount: shared.received(amount), who: who(item) }),
      /** The kind of item, and its network, brand or bank. */
      kind: (item: Item, offer: Offer | undefined) => {
        if (item.kind === 'gift')
          return offer
            ? t('line.giftOf', { brand: offer.name, email: item.recipient.email })
            : t('line.gift', { email: item.recipient.email });
        if (item.kind === 'bank') {
          const digits = lastDigits(item.account.number);
          return offer ? t('line.bankOf', { bank: offer.name, digits }) : t('line.bank', { digits });
        }
        return withNumber(offer ? t('line.topup', { network: offer.name }) : t('line.topupPlain'), item);
      },
      /** The received product, shown below the amount: 'airtime on Sunbird', 'gift card from Kasuwa, rosa@example.com'. */
      way: (item: Item, offer: Offer | undefined) => {
        if (item.kind === 'gift')
          return shared.facts(offer ? t('pay.giftOf', { brand: offer.name }) : t('pay.gift'), item.recipient.email);
        if (item.kind === 'bank') {
          const digits = lastDigits(item.account.number);
          return offer ? t('pay.bankOf', { bank: offer.name, digits }) : t('pay.bank', { digits });
        }
        return withNumber(offer ? t('pay.airtime', { network: offer.name }) : t('line.topupPlain'), item);
      },
      /** When it arrives: 'in about a minute', or the chosen day; undefined if neither is known. */
      when: (item: Item, minutes: number | undefined) => {
        if (item.kind === 'gift' && item.deliverOn) return t('line.onDay', { day: dayName(item.deliverOn.date, lng) });
        if (minutes === undefined) return undefined;
        return minutes < MANY_MINUTES ? t('line.soon', { count: minutes }) : t('line.in', { time: shared.about(minutes) });
      },
    };
  }, [shared, t, lng, people, isLoading]);
}
