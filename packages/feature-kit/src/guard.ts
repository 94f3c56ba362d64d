import { data, redirect } from 'react-router';
import type { Ability } from '@kado/contracts';
import type { Access } from './define.ts';
import { loginAddress, returnPath } from './return-path.ts';

/** Who is looking: the stored session's rights. */
export type Viewer = {
  ability: readonly Ability[];
  /** Where this person starts, if it is not the home page. */
  home?: string;
  /** Looking as somebody else: `ability` is that role's, `own` the person's. */
  lens?: { key: string; role: string; own: readonly Ability[] };
};
/** Gives the viewer, or undefined without a session; never rejects. */
export type ReadViewer = () => Promise<Viewer | undefined>;
/** Where a signed-in person goes who came to a guest's page with this search. */
export type Landing = (viewer: Viewer, search: string) => Promise<string>;

/**
 * Lets a request pass or throws where it goes instead: without a session to /login with the way back; signed in on a guest's page
 * to where the way back leads; without the ability from '/' to their own
 * home, from anywhere else a `403` that the error screen answers (not-authorized in the template, not found in the product).
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
  // CASL is fetched with the first page that asks for a right: the sign-in page does without it.
  const { can } = await import('./can.ts');
  if (can(viewer.ability, access)) return;
  throw pathname === '/' && viewer.home ? redirect(viewer.home) : data(null, { status: 403 });
}
