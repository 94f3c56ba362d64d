import type { ItemKind, NewRecipient, Recipient, RecipientChange } from '@kado/contracts';
import { toAsciiDigits } from '@kado/i18n';
import { contactOf } from '@kado/product-ui';

/**
 * The form values of a recipient. `contact` is the phone number, e-mail address or account number. `bankId` is '' for kinds without a bank; `country` is '' until the
 * user chooses another country than the bank's.
 */
export type RecipientForm = { name: string; contact: string; country: string; bankId: string };

/** Converts form values to the request for a new recipient of a kind. */
export function newRecipient(kind: ItemKind, { name, contact, bankId }: Omit<RecipientForm, 'country'>): NewRecipient {
  if (kind === 'topup') return { kind, name, phone: contact };
  return kind === 'gift' ? { kind, name, email: contact } : { kind, name, bankId, account: contact };
}

/** The API field that holds the contact, by kind. */
const FIELD = { topup: 'phone', gift: 'email', bank: 'account' } as const satisfies Record<ItemKind, keyof RecipientChange>;
export const changeOf = (kind: ItemKind, { name, contact, bankId }: Omit<RecipientForm, 'country'>): RecipientChange => ({
  name,
  [FIELD[kind]]: contact,
  ...(kind === 'bank' && { bankId }),
});

/** Maps the API's field errors to the fields of the form. */
export function fieldsOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  const { name, phone, email, account, ...others } = fields;
  const contact = phone ?? email ?? account;
  return { ...others, ...(name && { name }), ...(contact && { contact }) };
}

/** Converts a deleted recipient to the request that saves it again. */
export function restored({ kind, name, phone, networkId, email, bankId, account }: Recipient): NewRecipient | undefined {
  if (kind === 'topup' && phone) return { kind, name, phone, ...(networkId && { networkId }) };
  if (kind === 'gift' && email) return { kind, name, email };
  return kind === 'bank' && bankId && account ? { kind, name, bankId, account } : undefined;
}

/** The URL of the prefilled send form; for a gift card the catalogue, where the user first chooses a card. */
export function sendAddress({ kind, name, phone, networkId, email, bankId, account }: Recipient): string | undefined {
  if (kind === 'topup' && phone) return `/send/top-up?${new URLSearchParams({ phone, ...(networkId && { networkId }) })}`;
  if (kind === 'gift' && email) return `/send/gift-card?${new URLSearchParams({ name, email })}`;
  if (kind !== 'bank' || !bankId || !account) return undefined;
  return `/send/bank?${new URLSearchParams({ bankId, account, holder: name })}`;
}

/** Whether a search text matches the recipient: part of the name, or of the contact as typed, with separators and digits of any script. */
export function matches(recipient: Recipient, typed: string): boolean {
  const text = typed.trim().toLowerCase();
  const ascii = toAsciiDigits(text);
  const digits = ascii.replaceAll(/\D/g, '');
  const isNumber = digits.length > 1 && /^[+\d\s()-]+$/.test(ascii);
  return (
    recipient.name.toLowerCase().includes(text) ||
    contactOf(recipient)
      .toLowerCase()
      .includes(isNumber ? digits : ascii.replaceAll(/\s/g, ''))
  );
}
