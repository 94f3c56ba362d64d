/** The sign-in page's address, remembering where somebody wanted to go. */
export function loginAddress(wanted: string): string {
  return wanted === '/' ? '/login' : `/login?return=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in: the remembered address when it is one of ours, else home. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? '/';
  // A path of this origin only: no scheme, no host in disguise (`//evil`, `/\evil`), no way back to the sign-in page.
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) && !/^\/login\b/.test(wanted) ? wanted : '/';
}
