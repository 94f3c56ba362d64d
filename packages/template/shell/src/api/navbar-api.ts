import type { BookmarksBody, CartProduct, NotificationsBody, NotificationsRead, SearchBody } from '@kado/contracts/template';
import { api } from '@kado/state/template/query';
import { createOptimisticChanges, createSerialQueue } from '@kado/template-kit';

/** A product in the cart and its quantity. */
export type CartChange = { id: number; qty: number };
type Products = { products: CartProduct[] };

const tagged = api.enhanceEndpoints({ addTagTypes: ['Bookmark', 'Cart', 'Notification'] });

const bookmarks = tagged.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchBody, void>({
      query: () => (api, signal) => api.template.search.all(signal),
      providesTags: ['Bookmark'],
    }),
    bookmarks: build.query<BookmarksBody, void>({
      query: () => (api, signal) => api.template.search.bookmarks(signal),
      providesTags: ['Bookmark'],
    }),
    toggleBookmark: build.mutation<unknown, number>({
      query: (id) => (api) => api.template.search.toggleBookmark(id),
      invalidatesTags: ['Bookmark'],
    }),
  }),
});

/** Cart changes are sent one after the other, so that a slow one cannot overtake a later one. */
const queue = createSerialQueue();
const showChange = createOptimisticChanges<CartChange>();

const cart = tagged.injectEndpoints({
  endpoints: (build) => ({
    cart: build.query<Products, void>({
      query: () => (api, signal) => queue(() => api.template.cart.all(signal)),
      providesTags: ['Cart'],
    }),
    setCartQty: build.mutation<unknown, CartChange>({
      query:
        ({ id, qty }) =>
        (api) =>
          queue(() => api.template.cart.setQty(id, qty)),
      onQueryStarted: (change, { dispatch, queryFulfilled }): Promise<void> =>
        showChange(change, {
          response: queryFulfilled,
          show: (changes) =>
            dispatch(
              cart.util.updateQueryData('cart', undefined, ({ products }) => {
                for (const { id, qty } of changes) {
                  const row = products.find((product) => product.id === id);
                  if (row) row.qty = qty;
                }
              }),
            ),
          reload: () => dispatch(cart.util.invalidateTags(['Cart'])),
        }),
    }),
    removeFromCart: build.mutation<unknown, number>({
      query: (id) => (api) => queue(() => api.template.cart.remove(id)),
      invalidatesTags: ['Cart'],
    }),
    putBackInCart: build.mutation<unknown, CartChange>({
      query:
        ({ id, qty }) =>
        (api) =>
          queue(async () => {
            await api.template.cart.add(id);
            await api.template.cart.setQty(id, qty);
          }),
      invalidatesTags: ['Cart'],
    }),
  }),
});

const notifications = tagged.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<NotificationsBody, void>({
      query: () => (api, signal) => api.template.notifications.all(signal),
      providesTags: ['Notification'],
    }),
    readNotifications: build.mutation<unknown, NotificationsRead>({
      query: (change) => (api) => api.template.notifications.read(change),
      invalidatesTags: ['Notification'],
    }),
    chooseSystem: build.mutation<unknown, boolean>({
      query: (system) => (api) => api.template.notifications.choose(system),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const { useSearchQuery, useBookmarksQuery, useToggleBookmarkMutation } = bookmarks;
export const { useCartQuery, useSetCartQtyMutation, useRemoveFromCartMutation, usePutBackInCartMutation } = cart;
export const { useNotificationsQuery, useReadNotificationsMutation, useChooseSystemMutation } = notifications;
