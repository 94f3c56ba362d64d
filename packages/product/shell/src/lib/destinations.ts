/** The destinations of the shortcuts: G, then `key`. `word` is the i18n key of the destination in the list of shortcuts. */
export const DESTINATIONS = [
  { key: 'h', to: '/', word: 'home' },
  { key: 't', to: '/send/top-up', word: 'topUp' },
  { key: 'g', to: '/send/gift-card', word: 'giftCard' },
  { key: 'b', to: '/send/bank', word: 'bankGift' },
  { key: 'o', to: '/orders', word: 'orders' },
  { key: 'w', to: '/transactions', word: 'balance' },
  { key: 'c', to: '/cart', word: 'cart' },
  { key: 'r', to: '/recipients', word: 'recipients' },
] as const;

/** The destination of a shortcut. */
export type Destination = (typeof DESTINATIONS)[number];
