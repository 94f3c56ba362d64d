/** Where the shortcuts lead: G, then `key`. `word` names the place in the list of shortcuts. */
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

/** A place that a shortcut leads to. */
export type Destination = (typeof DESTINATIONS)[number];
