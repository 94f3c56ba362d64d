/** crypto-js and zod come when the first stored value has to be opened or sealed, not with the first page. */
export const loadVault = () => import('./entry.ts');
