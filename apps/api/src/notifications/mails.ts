import { formatPhone, type ItemKind, type LanguageCode, type Money, type NotificationParams } from '@kado/contracts';

import { inOrder } from '../i18n/direction.ts';
import { languageOr, type MessageKey, type Params, type Received, translate } from '../i18n/translate.ts';
import { composeMessage } from '../mail/compose.ts';
import type { Message } from '../mail/message.ts';
import { deviceName } from '../sessions/device-name.ts';
import { formatDay, formatMoment } from './times.ts';

/** The kinds that are mailed, with their texts. An order has no such mail, because its receipt is mailed. */
const TEXTS: Readonly<Record<string, readonly MessageKey[]>> = {
  'order.plan_announced': ['notice.planAnnounced.subject', 'notice.planAnnounced.text', 'notice.planAnnounced.skip'],
  'order.plan_short': ['notice.planShort.subject', 'notice.planShort.text', 'notice.planShort.next'],
  'order.plan_over_ceiling': ['notice.planOverCeiling.subject', 'notice.planOverCeiling.text', 'notice.planOverCeiling.next'],
  'order.plan_unavailable': ['notice.planUnavailable.subject', 'notice.planUnavailable.text', 'notice.planUnavailable.next'],
  'order.plan_missed': ['notice.planMissed.subject', 'notice.planMissed.text', 'notice.planMissed.next'],
  'deposit.in_review': ['notice.depositInReview.subject', 'notice.depositInReview.text'],
  'deposit.credited': ['notice.depositCredited.subject', 'notice.depositCredited.text'],
  'deposit.rejected': ['notice.depositRejected.subject', 'notice.depositRejected.text', 'notice.depositRejected.next'],
  'deposit.expired': ['notice.depositExpired.subject', 'notice.depositExpired.text'],
  'security.new_device': ['mail.newDevice.subject', 'mail.newDevice.text', 'mail.newDevice.notYou'],
  'security.pin_changed': ['mail.pinChanged.subject', 'mail.pinChanged.text', 'mail.pinChanged.notYou'],
  'security.email_changed': ['mail.emailChanged.subject', 'mail.emailChanged.text', 'mail.emailChanged.notYou'],
  'security.phone_changed': ['mail.phoneChanged.subject', 'mail.phoneChanged.text', 'mail.phoneChanged.notYou'],
  'security.suspended': ['mail.suspended.subject', 'mail.suspended.text', 'mail.suspended.next'],
  'security.restored': ['mail.restored.subject', 'mail.restored.text', 'mail.restored.notYou'],
};

/** The link text of mails whose link does not lead to a plan. */
const LINKS: Readonly<Record<string, MessageKey>> = { 'security.suspended': 'mail.suspended.contact' };

/** An additional text when the credited amount differs from the declared one. */
const otherAmount = ({ declaredMinor }: NotificationParams): readonly MessageKey[] =>
  declaredMinor === undefined ? [] : ['notice.depositCredited.other'];

/** The dates among the params, in words, and the moment of `at` in `timeZone`. */
function times({ date, until, at, timeZone }: NotificationParams, language: LanguageCode): Params {
  const day = (name: string, value: string | number | undefined) =>
    typeof value === 'string' ? { [name]: formatDay(value, language) } : {};
  const hasMoment = typeof at === 'string' && typeof timeZone === 'string';
  return { ...day('date', date), ...day('until', until), ...(hasMoment ? { when: formatMoment(at, timeZone, language) } : {}) };
}

/** The amount of a plan's gift; formatted as received money unless it is in the wallet's currency. */
const giftOf = (gift: Money, wallet: unknown): Money | Received =>
  wallet === undefined || wallet === gift.currency ? gift : { received: gift };

const moneyOf = (amountMinor: unknown, currency: unknown): Money | undefined =>
  typeof amountMinor === 'number' && typeof currency === 'string' ? { amountMinor, currency } : undefined;

/** The recipient in a notice: a phone number in groups, as on screen; a name or an address unchanged. */
const recipientText = (recipient: string | number, language: LanguageCode): string =>
  /^\+\d+$/.test(`${recipient}`) ? inOrder(formatPhone(`${recipient}`), language) : `${recipient}`;

/**
 * The values for a text: the params, the amount of `amountMinor` and `currency`, the declared and paid amounts, the gift of a plan, dates and times in words, and
 * the device from `browser` and `system`.
 */
function textParams(params: NotificationParams, language: LanguageCode): Params {
  const { amountMinor, currency, recipient, network = '', giftKind, giftMinor, giftCurrency, browser, system } = params;
  const { declaredMinor, paidMinor, paidCurrency, walletCurrency } = params;
  const [amount, gift] = [moneyOf(amountMinor, currency), moneyOf(giftMinor, giftCurrency)];
  const [declared, paid] = [moneyOf(declaredMinor, paidCurrency), moneyOf(paidMinor, paidCurrency)];
  return {
    ...params,
    ...times(params, language),
    ...(amount && { amount }),
    ...(declared && paid && { declared, paid }),
    ...(recipient === undefined ? {} : { recipient: recipientText(recipient, language) }),
    ...(gift && {
      product: translate(language, `notice.gift.${giftKind as ItemKind}`, { network, gift: giftOf(gift, walletCurrency) }),
    }),
    ...(browser === undefined ? {} : { device: deviceName(`${browser}/${system}`, language) }),
  };
}

/** The mail of a notification, with the URL of its page if it has one; undefined for a kind that is not mailed. */
export function noticeMessage(
  { email, firstName, languageCode }: { email: string; firstName: string; languageCode: string },
  kind: string,
  params: NotificationParams,
  href?: string,
): Message | undefined {
  const [subject, ...lines] = TEXTS[kind] ?? [];
  if (!subject) return undefined;
  const language = languageOr(languageCode);
  const text = (key: MessageKey): string => translate(language, key, textParams(params, language));
  const link = href === undefined ? {} : { link: { text: text(LINKS[kind] ?? 'notice.open'), href } };
  return composeMessage({
    to: email,
    language,
    subject: text(subject),
    urgent: kind.startsWith('security.'),
    name: firstName,
    lines: [...lines, ...otherAmount(params)].map(text),
    ...link,
  });
}
