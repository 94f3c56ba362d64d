import { type ReactNode, createContext, use } from 'react';

/** What the template's layout provides to the components of a page. */
export type FrameContextValue = {
  /** The menu of actions on the page, at the end of its PageHead. */
  pageMenu?: ReactNode;
  /** The row height of tables that set none. */
  rowHeight?: 'small' | 'normal' | 'tall' | undefined;
};

const FrameContext = createContext<FrameContextValue>({});

/** Provides the layout's values to the page. */
export const FrameProvider = FrameContext.Provider;

/** The values that the layout provides; empty outside the layout. */
export const useFrameContext = (): FrameContextValue => use(FrameContext);
