/** What somebody types to sign in: an address, or a phone in any spelling. */
export type Identifier = { kind: 'email'; email: string } | { kind: 'phone'; phone: string };

/** Spaces and letter case mean nothing; without an @ it is a phone, with or without its plus sign. */
export function readIdentifier(typed: string): Identifier {
  const text = typed.normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase();
  if (text.includes('@')) return { kind: 'email', email: text };
  return { kind: 'phone', phone: `+${text.replaceAll(/[^0-9]/g, '').replace(/^00/, '')}` };
}

/** The key that limits are counted under: maya+1@ is maya@, because it is the same letter box. */
export function limitKey(identifier: Identifier): string {
  if (identifier.kind === 'phone') return identifier.phone;
  const email = identifier.email.toLowerCase();
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at).split('+', 1)[0] ?? ''}${email.slice(at)}`;
}

/** Shows who typed it that we understood, and others little: m•••@k•••.test, •••• 67. */
export function mask(identifier: Identifier): string {
  if (identifier.kind === 'phone') return `${identifier.phone.slice(0, 4)} •••• ${identifier.phone.slice(-2)}`;
  const [local = '', domain = ''] = identifier.email.split('@');
  const dot = domain.lastIndexOf('.');
  return `${local.slice(0, 1)}•••@${domain.slice(0, 1)}•••${dot > 0 ? domain.slice(dot) : ''}`;
}
