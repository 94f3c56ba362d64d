import { type ReactNode, createContext, use } from 'react';

/** What the template's layout provides to the components of a page. */
export type FrameContextValue = {
  /** The page's own menu, at the end of its head. */
  pageMenu?: ReactNode;
  /** Row height of tables that set none. */
  rowHeight?: 'small' | 'normal' | 'tall' | undefined;
};

const FrameContext = createContext<FrameContextValue>({});

/** Provides it to the page. */
export const FrameProvider = FrameContext.Provider;

/** What the layout provides; empty outside of it. */
export const useFrameContext = (): FrameContextValue => use(FrameContext);
