import { data, redirect } from 'react-router';
import type { Ability } from '@kado/contracts';
import type { Access } from './define.ts';
import { loginAddress, returnPath } from './return-path.ts';

/** The user of the stored session, with their abilities. */
export type Viewer = {
  ability: readonly Ability[];
  /** The user's start page, if it is not the home page. */
  home?: string;
  /** Under the permission lens: `ability` is the viewed role's, `own` the user's. */
  lens?: { key: string; role: string; own: readonly Ability[] };
};
/** Resolves to the viewer, or undefined without a session; never rejects. */
export type ReadViewer = () => Promise<Viewer | undefined>;
/** The redirect for a signed-in user who opens a guest-only page with this query string. */
export type Landing = (viewer: Viewer, search: string) => Promise<string>;

/**
 * Accepts a request or throws. Without a session: a redirect to /login with the return path. Signed in on a guest-only page: a redirect to the
 * return path. Without the ability: at '/' a redirect to the user's own start page, anywhere else a 403, for which the error screen shows
 * not-authorized (template) or not-found (product).
 */
export async function guard(
  access: Access,
  session: ReadViewer,
  request: Request,
  landing: Landing = async (_, search) => returnPath(search),
): Promise<void> {
  if (access.kind === 'public') return;
  const viewer = await session();
  const { pathname, search } = new URL(request.url);
  if (access.kind === 'guest') {
    if (viewer) throw redirect(await landing(viewer, search));
    return;
  }
  if (!viewer) throw redirect(loginAddress(pathname + search));
  // CASL is fetched with the first page that needs an ability, so that the sign-in page does not load it.
  const { can } = await import('./can.ts');
  if (can(viewer.ability, access)) return;
  throw pathname === '/' && viewer.home ? redirect(viewer.home) : data(null, { status: 403 });
}
