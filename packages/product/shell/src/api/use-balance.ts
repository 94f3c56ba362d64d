import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Balance } from '@kado/contracts';
import { balance, checkoutResponse, useAppDispatch, useCall } from '@kado/state';

/** The balance for the header: asked for on each page and after a checkout; while it is asked again the last one stays. */
export function useBalance(): Balance | null {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const paid = useCall(checkoutResponse).data?.id;
  useEffect(() => void dispatch(balance.load()), [dispatch, pathname, paid]);
  return useCall(balance).data;
}
