/** What a user types to sign in: an e-mail address, or a phone number in any spelling. */
export type Identifier = { kind: 'email'; email: string } | { kind: 'phone'; phone: string };

/** Ignores spaces and letter case; text with digits and without an @ is a phone number, with or without its plus sign. */
export function readIdentifier(typed: string): Identifier {
  const text = typed.normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase();
  const digits = text.replaceAll(/[^0-9]/g, '').replace(/^00/, '');
  // Text that is neither keeps its own key, instead of sharing the empty number's.
  if (text.includes('@') || digits === '') return { kind: 'email', email: text };
  return { kind: 'phone', phone: `+${digits}` };
}

/** The one spelling of an address: letter case makes no other one. */
export const addressKey = (identifier: Identifier): string =>
  identifier.kind === 'phone' ? identifier.phone : identifier.email.toLowerCase();

/** The key of a mailbox: maya+1@ counts as maya@, because both reach the same one. */
export function limitKey(identifier: Identifier): string {
  if (identifier.kind === 'phone') return identifier.phone;
  const email = identifier.email.toLowerCase();
  const at = email.lastIndexOf('@');
  return at < 0 ? email : `${email.slice(0, at).split('+', 1)[0] ?? ''}${email.slice(at)}`;
}

/** Recognisable to its owner, of little use to others: m•••@k•••.test, +961 •••• 56. */
export function mask(identifier: Identifier): string {
  if (identifier.kind === 'phone') return `${identifier.phone.slice(0, 4)} •••• ${identifier.phone.slice(-2)}`;
  const [local = '', domain = ''] = identifier.email.split('@');
  const dot = domain.lastIndexOf('.');
  return `${local.slice(0, 1)}•••@${domain.slice(0, 1)}•••${dot > 0 ? domain.slice(dot) : ''}`;
}
