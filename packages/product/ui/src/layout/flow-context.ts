import { createContext, use, useLayoutEffect } from 'react';
import type { Flow } from './product-nav.tsx';

/** Lets a page put its flow into the layout's header. */
export const FlowContext = createContext<((flow: Flow | undefined) => void) | undefined>(undefined);

/** A page in a flow (a form, an order): on a phone the header shows back and this title. Memoize what you pass. */
export const useFlow = (flow: Flow | undefined): void => {
  const show = use(FlowContext);
  useLayoutEffect(() => {
    show?.(flow);
    return () => show?.(undefined);
  }, [show, flow]);
};
