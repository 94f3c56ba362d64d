import { createContext, use, useLayoutEffect } from 'react';
import type { Flow } from './product-nav.tsx';

/** Lets a page put its flow into the layout's header. */
export const FlowContext = createContext<((flow: Flow | undefined) => void) | undefined>(undefined);

/** A page in a flow (a form, an order): on a phone the header shows back and this title. Memoize `end`. */
export const useFlow = ({ title, backTo, end }: Flow): void => {
  const show = use(FlowContext);
  useLayoutEffect(() => {
    show?.({ title, backTo, end });
    return () => show?.(undefined);
  }, [show, title, backTo, end]);
};
