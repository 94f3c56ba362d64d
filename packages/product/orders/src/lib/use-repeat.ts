import type { Network, Order } from '@kado/contracts';
import { repeatOf } from '@kado/product-ui';
import { cartItemAdded, useAppDispatch } from '@kado/state';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Adds an order's items, or one of them, to the cart again and opens the cart. */
export function useRepeat(networks: readonly Network[]) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const repeated = useRef(false);
  return useCallback(
    (order: Pick<Order, 'items'>) => {
      const items = repeatOf(order, networks, () => crypto.randomUUID());
      if (items.length === 0) return undefined;
      return () => {
        if (repeated.current) return; // a second click before the cart opens
        repeated.current = true;
        for (const item of items) dispatch(cartItemAdded(item));
        void navigate('/cart');
      };
    },
    [dispatch, navigate, networks],
  );
}
