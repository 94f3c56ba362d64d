/** Whether a menu entry leads to where we are: its own page, one below it, or one of the same kind (/send/…). */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/';
  const [, area] = to.split('/');
  return pathname === to || pathname.split('/')[1] === area;
}
