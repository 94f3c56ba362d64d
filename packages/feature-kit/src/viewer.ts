import { useRouteLoaderData } from 'react-router';
import type { Ability } from '@kado/contracts';
import type { Viewer } from './guard.ts';

/** Id of the root route; its loader reads the session on every navigation. */
export const ROOT = 'root';
/** The data of the root route's loader. */
export type RootData = { viewer: Viewer | undefined };

// The default ability of a visitor. Duplicated here, so that the sign-in page does not load the contracts.
const NOBODY: readonly Ability[] = [{ action: 'read', subject: 'Auth' }];

/** The viewer, as read at the last navigation; undefined without a session. */
export const useViewer = (): Viewer | undefined => useRouteLoaderData<RootData>(ROOT)?.viewer;

/** The viewer's own abilities, also under the permission lens. */
export function useOwnAbility(): readonly Ability[] {
  const viewer = useViewer();
  return viewer?.lens?.own ?? viewer?.ability ?? NOBODY;
}

/** The viewer's ability list: read on Auth without a session. */
export function useAbility(): readonly Ability[] {
  return useViewer()?.ability ?? NOBODY;
}
