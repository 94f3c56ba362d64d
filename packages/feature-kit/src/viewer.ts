import { useRouteLoaderData } from 'react-router';
import type { Ability } from '@kado/contracts';
import type { Viewer } from './guard.ts';

/** Id of the root route; its loader reads the session anew on every navigation. */
export const ROOT = 'root';
/** What the root route's loader gives. */
export type RootData = { viewer: Viewer | undefined };

// Without a list: read on Auth. Written here, so that the sign-in page does not fetch the wire's schemas for one line.
const NOBODY: readonly Ability[] = [{ action: 'read', subject: 'Auth' }];

/** Who looks at the page, as of the last navigation; undefined without a session. */
export const useViewer = (): Viewer | undefined => useRouteLoaderData<RootData>(ROOT)?.viewer;

/** The viewer's own rights, whoever they look as. */
export function useOwnAbility(): readonly Ability[] {
  const viewer = useViewer();
  return viewer?.lens?.own ?? viewer?.ability ?? NOBODY;
}

/** The viewer's ability list: read on Auth without a session. */
export function useAbility(): readonly Ability[] {
  return useViewer()?.ability ?? NOBODY;
}
