/** Fetches axios, which comes with the first call. */
export const loadAxios = () => import('axios');
/** Fetches the schemas of the product's responses, which come with the first call. */
export const loadContracts = () => import('@kado/contracts');
