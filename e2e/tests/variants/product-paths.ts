/** Addresses of the product for a signed-in customer; the last one does not exist. */
export const SIGNED_IN_PATHS = [
  '/',
  '/send/top-up',
  '/cart',
  '/checkout',
  '/orders',
  '/transactions',
  '/profile',
  '/profile/security',
  '/nowhere',
];
