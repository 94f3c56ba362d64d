import type { DataRouter } from 'react-router';
import { loginAddress } from '@kado/feature-kit';
import type { EndReason } from '@kado/state';

/**
 * Where the page goes when a session ends: to /login, with the way back unless the person left on purpose; home when another tab signed
 * somebody else in. However many calls were refused, the store tells of it once, so there is one navigation.
 */
export function afterSession(router: DataRouter, reason: EndReason): void {
  const { pathname, search } = router.state.navigation.location ?? router.state.location;
  if (pathname === '/login') return;
  const target = reason === 'replaced' ? '/' : reason === 'logout' ? '/login' : loginAddress(pathname + search);
  void router.navigate(target, { replace: reason !== 'logout' });
}
