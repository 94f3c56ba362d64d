const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A fresh key for an authenticator app: 32 letters of base 32, in groups of four. */
export function setupKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const letters = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replaceAll(/(.{4})(?!$)/g, '$1 ');
}
