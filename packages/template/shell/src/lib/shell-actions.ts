import { createContext, use } from 'react';

/** The panels and dialogs that can be opened on any page. */
export type ShellActions = {
  openSearch: () => void;
  /** Opens or closes a panel: the customizer, or a tool by its key. */
  togglePanel: (key: string) => void;
  /** The key of the open panel. */
  panel: string | undefined;
  /** Opens the dialog that resets the demo; undefined if there is no demo. */
  openReset: (() => void) | undefined;
};

/** The customizer's key among the panels. */
export const CUSTOMIZER = 'customizer';

const ShellActionsContext = createContext<ShellActions | undefined>(undefined);

/** Provides the shell's actions. */
export const ShellActionsProvider = ShellActionsContext.Provider;

/** The actions of the shell. */
export function useShellActions(): ShellActions {
  const actions = use(ShellActionsContext);
  if (!actions) throw new Error('useShellActions needs a ShellActionsProvider');
  return actions;
}
