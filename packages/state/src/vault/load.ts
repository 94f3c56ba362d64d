/** Loads crypto-js and zod when the first stored value is encrypted or decrypted, not with the first page. */
export const loadVault = () => import('./entry.ts');
