import type { Ability } from '@kado/contracts';
import { can, useAbility, useViewer, type Viewer } from '@kado/feature-kit';

/** Whether a user is signed in, as of the last navigation. */
export const useSignedIn = (): boolean => useViewer() !== undefined;

/** The role that the lens shows; undefined without the lens. */
export const useLens = (): Viewer['lens'] => useViewer()?.lens;

/** Whether the viewer may do something. For display only: the server enforces the right. */
export const useCan = (ability: Ability): boolean => can(useAbility(), ability);
