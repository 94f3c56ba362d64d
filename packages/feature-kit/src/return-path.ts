/** The sign-in page's address with the return path. */
export function loginAddress(wanted: string): string {
  return wanted === '/' ? '/login' : `/login?return=${encodeURIComponent(wanted)}`;
}

/** The path after signing in: the return path if it is one of this app, else the home page. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? '/';
  // Only a path of this origin: no scheme, no disguised host (`//evil`, `/\evil`), not the sign-in page itself.
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) && !/^\/login\b/.test(wanted) ? wanted : '/';
}
