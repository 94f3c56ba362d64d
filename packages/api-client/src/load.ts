/** Loads axios with the first call. */
export const loadAxios = () => import('axios');
/** Loads the schemas of the product's responses with the first call. */
export const loadContracts = () => import('./schemas.ts');
