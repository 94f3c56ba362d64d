import { createContext, use } from 'react';

/** What can be opened over any page, from several places. */
export type Doors = {
  search: () => void;
  /** The customizer, or a tool by the key it has there. */
  panel: (key: string) => void;
  /** Which panel stands open. */
  open: string | undefined;
  /** Asks whether to start the demo afresh; undefined where there is none to reset. */
  reset: (() => void) | undefined;
};

/** Key of the customizer among the panels. */
export const CUSTOMIZER = 'customizer';

const DoorsContext = createContext<Doors | undefined>(undefined);

/** Gives the doors to what stands inside. */
export const ShellActionsProvider = DoorsContext.Provider;

/** The doors of the shell around. */
export function useDoors(): Doors {
  const doors = use(DoorsContext);
  if (!doors) throw new Error('useDoors needs the shell around it');
  return doors;
}
