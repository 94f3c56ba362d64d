import { createDynamicMiddleware, type Middleware, type Reducer } from '@reduxjs/toolkit';

import { slices } from './root-reducer.ts';

/** A slice with its middleware, loaded in a later chunk than the store. */
export type LazySlice = {
  slice: { reducerPath: string; reducer: Reducer };
  middleware: Middleware[];
  /** Runs once for each store; may return a clean-up function. */
  attach?: (store: ExtensibleStore) => () => void;
};

/** The part of a store that a lazy slice needs. */
export type ExtensibleStore = { dispatch: (action: { type: string }) => unknown };

const lazySlices: LazySlice[] = [];
const stores = new Map<ExtensibleStore, (() => void)[]>();

/** Runs the middleware of all lazy slices. */
export const lazyMiddleware = createDynamicMiddleware();

const attach = (store: ExtensibleStore, lazySlice: LazySlice): void => {
  const stop = lazySlice.attach?.(store);
  if (stop) stores.get(store)?.push(stop);
};

/** Adds a slice and its middleware to every store, including existing ones. */
export function addLazySlice(lazySlice: LazySlice): void {
  slices.inject(lazySlice.slice as never);
  lazyMiddleware.addMiddleware(...lazySlice.middleware);
  lazySlices.push(lazySlice);
  for (const store of stores.keys()) {
    store.dispatch({ type: 'store/plugged' }); // any action initialises the new slice's state before a page reads it
    attach(store, lazySlice);
  }
}

/** Attaches present and later lazy slices to a store; returns a function that detaches them. */
export function registerStore(store: ExtensibleStore): () => void {
  stores.set(store, []);
  for (const lazySlice of lazySlices) attach(store, lazySlice);
  return () => {
    for (const stop of stores.get(store) ?? []) stop();
    stores.delete(store);
  };
}
