import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Balance } from '@kado/contracts';
import type { Preload } from '@kado/feature-kit';
import { useOnline } from '@kado/ui';
import { balance, checkoutResponse, useAppDispatch, useAppSelector, useCall } from '@kado/state';

/** Requests the balance while the layout's code and words still arrive. Who is not signed in has none. */
export const preloadBalance: Preload = (dispatch) =>
  dispatch(async (next, state) => state().session.status !== 'guest' && next(balance.load()).unwrap());

/** The balance in the header: requested on each page, after a checkout and when the device is online again. The last one stays until the next is there. */
export function useBalance(): Balance | null {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const paid = useCall(checkoutResponse).data?.id;
  const online = useOnline();
  const signedIn = useAppSelector(({ session }) => session.status === 'user');
  const { data, loading } = useCall(balance);
  // The layout's loader has just requested it; a frame without that loader, as on an unknown address, requests it itself.
  const requested = useRef(loading || data !== null);
  useEffect(() => {
    if (requested.current) requested.current = false;
    else if (signedIn) void dispatch(balance.load());
  }, [dispatch, pathname, paid, online, signedIn]);
  return data;
}
