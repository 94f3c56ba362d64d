import { formatPhone, type LanguageCode, type OrderItem } from '@kado/contracts';

/** A time with its zone, because readers may be in any zone: "20 November 2026 at 14:17 UTC". */
export function formatTime(time: string, language: LanguageCode): string {
  const locale = `${language === 'en' ? 'en-GB' : language}-u-nu-latn-hc-h23`;
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(locale, { ...day, ...clock }).format(new Date(time));
}

/** The recipient of an item: a number in groups, an address, or only the end of an account number, which is enough to recognise it. */
export function formatTarget({ recipient }: Pick<OrderItem, 'recipient'>): string {
  const { phone, email, account = '' } = recipient;
  return phone === undefined ? (email ?? account.slice(-4)) : formatPhone(phone);
}

/** A typed text without line ends, direction characters and invisible characters. */
export const plainText = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, ' ').replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, '');
