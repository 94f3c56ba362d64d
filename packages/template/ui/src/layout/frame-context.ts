import { type ReactNode, createContext, use } from 'react';

/** What the frame around a template page gives to its parts. */
export type FrameContextValue = {
  /** The menu of the page itself, at the end of its head. */
  pageMenu?: ReactNode;
  /** How high the rows of a table are that does not say so itself. */
  rowHeight?: 'small' | 'normal' | 'tall' | undefined;
};

const FrameContext = createContext<FrameContextValue>({});

/** Gives them to the page inside. */
export const FrameProvider = FrameContext.Provider;

/** What the frame around gives; nothing without one. */
export const useFrameContext = (): FrameContextValue => use(FrameContext);
