import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Balance } from '@kado/contracts';
import { useOnline } from '@kado/ui';
import { balance, checkoutResponse, useAppDispatch, useCall } from '@kado/state';

/** The balance in the header: requested on each page, after a checkout and when the device is online again. The last one stays until the next is there. */
export function useBalance(): Balance | null {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const paid = useCall(checkoutResponse).data?.id;
  const online = useOnline();
  useEffect(() => void dispatch(balance.load()), [dispatch, pathname, paid, online]);
  return useCall(balance).data;
}
