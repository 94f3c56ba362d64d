/** Whether a menu entry is current: its own page, one below it, or one of the same area (/send/…) or of its further areas. */
export function isCurrent(to: string, pathname: string, areas: readonly string[] = []): boolean {
  if (to === '/') return pathname === '/';
  const [, area] = to.split('/');
  const [, here = ''] = pathname.split('/');
  return here === area || areas.includes(here);
}

/** Whether an address is this page or one below it. */
export const isBelow = (to: string, pathname: string): boolean => pathname === to || pathname.startsWith(`${to}/`);
