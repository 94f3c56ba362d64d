import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Balance } from '@kado/contracts';
import type { Preload } from '@kado/feature-kit';
import { useOnline } from '@kado/ui';
import { balance, checkoutResponse, useAppDispatch, useCall } from '@kado/state';

/** Requests the balance while the layout's code and words still arrive. */
export const preloadBalance: Preload = (dispatch) => dispatch(balance.load()).unwrap();

/** The balance in the header: requested on each page, after a checkout and when the device is online again. The last one stays until the next is there. */
export function useBalance(): Balance | null {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const paid = useCall(checkoutResponse).data?.id;
  const online = useOnline();
  const { data, loading } = useCall(balance);
  // The layout's loader has just requested it; a frame without that loader, as on an unknown address, requests it itself.
  const requested = useRef(loading);
  useEffect(() => {
    if (requested.current) requested.current = false;
    else void dispatch(balance.load());
  }, [dispatch, pathname, paid, online]);
  return data;
}
