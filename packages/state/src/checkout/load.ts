/** Loads what pays, which no page before the checkout needs. */
export const loadCheckout = () => import('./pay.ts');
