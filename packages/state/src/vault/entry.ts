export { salvageItems } from './items.ts';
export { parseUserData } from './user-data.ts';
export { createVault } from './vault.ts';
