import { createContext, use, useLayoutEffect } from 'react';
import type { Flow } from './product-nav.tsx';

/** Lets a page set the flow that the layout's header shows. */
export const FlowContext = createContext<((flow: Flow | undefined) => void) | undefined>(undefined);

/** Marks a page as part of a flow (a form, an order): on a phone the header shows a back link and this title. Memoize `end`. */
export const useFlow = ({ title, backTo, end }: Flow): void => {
  const show = use(FlowContext);
  useLayoutEffect(() => {
    show?.({ title, backTo, end });
    return () => show?.(undefined);
  }, [show, title, backTo, end]);
};
