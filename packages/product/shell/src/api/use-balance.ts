import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Balance } from '@kado/contracts';
import type { Preload } from '@kado/feature-kit';
import { useOnline } from '@kado/ui';
import { balance, checkoutResponse, useAppDispatch, useAppSelector, useCall } from '@kado/state';

/** Requests the balance while the layout's code and translations are still loading. Guests have no balance. */
export const preloadBalance: Preload = (dispatch) =>
  dispatch(async (next, state) => state().session.status !== 'guest' && next(balance.load()).unwrap());

/** The balance in the header, requested on each page, after a checkout and when the device is online again. The old balance is shown until the new one has loaded. */
export function useBalance(): Balance | null {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const paid = useCall(checkoutResponse).data?.id;
  const online = useOnline();
  const signedIn = useAppSelector(({ session }) => session.status === 'user');
  const { data, loading } = useCall(balance);
  // The layout's loader has just requested the balance. A frame without that loader, as on an unknown URL, requests it itself.
  const requested = useRef(loading || data !== null);
  useEffect(() => {
    if (requested.current) requested.current = false;
    else if (signedIn) void dispatch(balance.load());
  }, [dispatch, pathname, paid, online, signedIn]);
  return data;
}
