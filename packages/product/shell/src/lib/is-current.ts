/** Whether a menu entry is current: for its own page, pages below it, or pages of the same area (/send/…) or of its other `areas`. */
export function isCurrent(to: string, pathname: string, areas: readonly string[] = []): boolean {
  if (to === '/') return pathname === '/';
  const [, area] = to.split('/');
  const [, here = ''] = pathname.split('/');
  return here === area || areas.includes(here);
}

/** Whether a path is this page or below it. */
export const isBelow = (to: string, pathname: string): boolean => pathname === to || pathname.startsWith(`${to}/`);
