import { type FakeResponse, type Body, ok, refused } from './fake-reloadly-responses.ts';

/** A gift card as GET /products lists it. */
export const product = (changes: Body = {}): Body => ({
  productId: 120,
  productName: 'Kasuwa Fresh NG',
  global: false,
  status: 'ACTIVE',
  supportsPreOrder: false,
  senderFee: 0.5,
  senderFeePercentage: 1.5,
  discountPercentage: 0,
  denominationType: 'FIXED',
  recipientCurrencyCode: 'NGN',
  minRecipientDenomination: null,
  maxRecipientDenomination: null,
  senderCurrencyCode: 'USD',
  minSenderDenomination: null,
  maxSenderDenomination: null,
  fixedRecipientDenominations: [5000, 15_050],
  fixedSenderDenominations: [3.34, 10],
  category: { id: 4, name: 'Food and Entertainment' },
  country: { isoName: 'NG', name: 'Nigeria' },
  redeemInstruction: { concise: 'In the shop', verbose: 'In the shop' },
  additionalRequirements: { userIdRequired: false },
  ...changes,
});

/** The gift card part of a fake Reloadly: its orders, and its next responses. */
export function fakeGifts(products: Body[] = [product()]) {
  const orders: Body[] = [];
  /** Reloadly's current time, the status of orders, and the cards. */
  const next = {
    time: '2026-11-20 09:17:05',
    status: 'SUCCESSFUL',
    cards: [{ cardNumber: '6120200345149064', pinCode: 'CARD-PIN-7' }] as { cardNumber?: string; pinCode?: string }[],
  };
  const shown = ({ request, ...order }: Body): Body => {
    const { productId, unitPrice, quantity } = request as Body;
    return { ...order, product: { productId, unitPrice, quantity, totalPrice: unitPrice, currencyCode: 'NGN' } };
  };
  return {
    products,
    orders,
    next,
    buy: (request: Body): FakeResponse => {
      const { customIdentifier } = request;
      if (orders.some((each) => each['customIdentifier'] === customIdentifier))
        return refused(400, 'CUSTOM_IDENTIFIER_ALREADY_USED');
      const { time: transactionCreatedTime, status } = next;
      orders.push({ transactionId: 90_001 + orders.length, customIdentifier, status, transactionCreatedTime, request });
      return ok(shown(orders.at(-1) ?? {}));
    },
    get: (path: string, query: URLSearchParams): FakeResponse | undefined => {
      if (path === '/products') return ok({ content: products, totalPages: 1 });
      const [, id] = /^\/orders\/transactions\/(\d+)\/cards$/.exec(path) ?? [];
      if (id !== undefined) return ok(next.cards);
      if (path !== '/reports/transactions') return undefined;
      const reference = query.get('customIdentifier');
      const wanted = orders.filter((each) => reference === null || each['customIdentifier'] === reference);
      return ok({ content: wanted.map(shown) });
    },
  };
}
