import type { Money, PlanSchedule } from '@kado/contracts';
import { dateFormat, useTranslation } from '@kado/i18n';
import { contactText, dayName, timeZoneName, useFormatters } from '@kado/product-ui';
import { useMemo } from 'react';
import type { Gift } from './gifts.ts';

const ORDINALS = { one: 'one', two: 'two', few: 'few', other: 'other', zero: 'other', many: 'other' } as const;
/** A Monday, from which the names of the weekdays are formatted. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The shared formatters, and those of this feature. */
export function usePlanFormatters() {
  const shared = useFormatters();
  const { t, i18n } = useTranslation('product-plans');
  const lng = i18n.language;
  return useMemo(() => {
    const weekday = (at: number | string, length: 'long' | 'short' = 'long') =>
      dateFormat(lng, { weekday: length, timeZone: 'UTC' }).format(MONDAY + (Number(at) - 1) * DAY_MS);
    /** '4th' */
    const ordinal = (day: number) =>
      t(`ordinal.${ORDINALS[new Intl.PluralRules(lng, { type: 'ordinal' }).select(day)]}`, { day });
    const who = ({ recipient }: Pick<Gift, 'recipient'>) => recipient.name ?? contactText(recipient, shared);
    const amount = ({ item }: Pick<Gift, 'item'>, wallet: string) => shared.either(item.amount, wallet);
    return {
      ...shared,
      weekday,
      who,
      amount,
      /** '₦5,000 to Ada Obi' */
      what: (gift: Gift, { currency }: Money) => t('gift.plain', { amount: amount(gift, currency), who: who(gift) }),
      /** 'Sunbird top-up, +234 803 555 0142' */
      kind: ({ kind, product, recipient }: Gift) =>
        shared.facts(
          product ? t(`gift.of.${kind}`, { name: product.name }) : t(`gift.${kind}`),
          recipient.name && contactText(recipient, shared),
        ),
      /** 'Every month on the 4th' */
      schedule: (schedule: PlanSchedule) =>
        schedule.every === 'week'
          ? t('schedule.week', { weekday: weekday(schedule.weekday) })
          : t('schedule.month', { day: ordinal(schedule.day) }),
      date: (date: string) => dayName(date, lng),
      /** The calendar day of a point in time in the plan's time zone. */
      dateIn: (at: string, timeZone: string) => dayName(dateFormat('en-CA', { timeZone }).format(new Date(at)), lng),
      /** '09:00' in the plan's time zone. */
      timeIn: (at: string, timeZone: string) => dateFormat(lng, { timeStyle: 'short', timeZone }).format(new Date(at)),
      zone: (timeZone: string) => timeZoneName(timeZone, lng),
    };
  }, [shared, t, lng]);
}
