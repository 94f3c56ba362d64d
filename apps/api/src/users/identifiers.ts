/** What a user types to sign in: an e-mail address, or a phone number in any format. */
export type Identifier = { kind: 'email'; email: string } | { kind: 'phone'; phone: string };

/** Ignores spaces and letter case. A text with digits and without an @ is a phone number, with or without its plus sign. */
export function readIdentifier(typed: string): Identifier {
  const text = typed.normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase();
  const digits = text.replaceAll(/[^0-9]/g, '').replace(/^00/, '');
  // A text that is neither has its own key, instead of the key of an empty phone number.
  if (text.includes('@') || digits === '') return { kind: 'email', email: text };
  return { kind: 'phone', phone: `+${digits}` };
}

/** The normalised form of an address, in lower case. */
export const addressKey = (identifier: Identifier): string =>
  identifier.kind === 'phone' ? identifier.phone : identifier.email.toLowerCase();

/** The key of a mailbox: maya+1@ counts as maya@, because both are delivered to the same one. */
export function limitKey(identifier: Identifier): string {
  if (identifier.kind === 'phone') return identifier.phone;
  const email = identifier.email.toLowerCase();
  const at = email.lastIndexOf('@');
  return at < 0 ? email : `${email.slice(0, at).split('+', 1)[0] ?? ''}${email.slice(at)}`;
}

/** Masks an address or number so that only its owner recognises it: m•••@k•••.test, +961 •••• 56. */
export function mask(identifier: Identifier): string {
  if (identifier.kind === 'phone') return `${identifier.phone.slice(0, 4)} •••• ${identifier.phone.slice(-2)}`;
  const [local = '', domain = ''] = identifier.email.split('@');
  const dot = domain.lastIndexOf('.');
  return `${local.slice(0, 1)}•••@${domain.slice(0, 1)}•••${dot > 0 ? domain.slice(dot) : ''}`;
}
