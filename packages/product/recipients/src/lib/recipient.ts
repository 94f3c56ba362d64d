import type { ItemKind, NewRecipient, Recipient, RecipientChange } from '@kado/contracts';
import { toAsciiDigits } from '@kado/i18n';
import { contactOf } from '@kado/product-ui';

/**
 * What the form of a recipient holds; `contact` is the number, address or account. `bankId` is '' for a kind without a bank, and `country` until another one than
 * that of the bank is chosen.
 */
export type RecipientForm = { name: string; contact: string; country: string; bankId: string };

/** A new recipient of a kind. */
export function newRecipient(kind: ItemKind, { name, contact, bankId }: Omit<RecipientForm, 'country'>): NewRecipient {
  if (kind === 'topup') return { kind, name, phone: contact };
  return kind === 'gift' ? { kind, name, email: contact } : { kind, name, bankId, account: contact };
}

/** The field of the wire that holds the contact of a kind. */
const FIELD = { topup: 'phone', gift: 'email', bank: 'account' } as const satisfies Record<ItemKind, keyof RecipientChange>;
export const changeOf = (kind: ItemKind, { name, contact, bankId }: Omit<RecipientForm, 'country'>): RecipientChange => ({
  name,
  [FIELD[kind]]: contact,
  ...(kind === 'bank' && { bankId }),
});

/** The texts of a refusal at the fields of the form. */
export function fieldsOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  const { name, phone, email, account, ...others } = fields;
  const contact = phone ?? email ?? account;
  return { ...others, ...(name && { name }), ...(contact && { contact }) };
}

/** A deleted recipient as it is saved again. */
export function restored({ kind, name, phone, networkId, email, bankId, account }: Recipient): NewRecipient | undefined {
  if (kind === 'topup' && phone) return { kind, name, phone, ...(networkId && { networkId }) };
  if (kind === 'gift' && email) return { kind, name, email };
  return kind === 'bank' && bankId && account ? { kind, name, bankId, account } : undefined;
}

/** The address of the form that sends to them, filled in; for a gift card that of the catalogue, where it is chosen first. */
export function sendAddress({ kind, name, phone, networkId, email, bankId, account }: Recipient): string | undefined {
  if (kind === 'topup' && phone) return `/send/top-up?${new URLSearchParams({ phone, ...(networkId && { networkId }) })}`;
  if (kind === 'gift' && email) return `/send/gift-card?${new URLSearchParams({ name, email })}`;
  if (kind !== 'bank' || !bankId || !account) return undefined;
  return `/send/bank?${new URLSearchParams({ bankId, account, holder: name })}`;
}

/** Whether a search finds them: by a part of the name, or of the number as it is typed, in groups and with the digits of any language. */
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
