/** Whether a menu entry is current: its own page, one below it, or one of the same area (/send/…). */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/';
  const [, area] = to.split('/');
  return pathname === to || pathname.split('/')[1] === area;
}

/** Whether an address is this page or one below it. */
export const isBelow = (to: string, pathname: string): boolean => pathname === to || pathname.startsWith(`${to}/`);
