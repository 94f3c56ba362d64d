const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates a random key for an authenticator app: 32 base32 characters in groups of four. */
export function createSetupKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const letters = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replaceAll(/(.{4})(?!$)/g, '$1 ');
}
