import { createDynamicMiddleware, type Middleware, type Reducer } from '@reduxjs/toolkit';

import { slices } from './root-reducer.ts';

/** Something of the store that comes with a later chunk. */
export type LazySlice = {
  slice: { reducerPath: string; reducer: Reducer };
  middleware: Middleware[];
  /** Runs once for each store; returns how to stop. */
  attach?: (store: ExtensibleStore) => () => void;
};

/** The part of a store that a plug needs. */
export type ExtensibleStore = { dispatch: (action: { type: string }) => unknown };

const lazySlices: LazySlice[] = [];
const stores = new Map<ExtensibleStore, (() => void)[]>();

/** Runs whatever was plugged in. */
export const lazyMiddleware = createDynamicMiddleware();

const attach = (store: ExtensibleStore, plug: LazySlice): void => {
  const stop = plug.attach?.(store);
  if (stop) stores.get(store)?.push(stop);
};

/** Adds a slice and its middleware to every store, those that live already included. */
export function addLazySlice(plug: LazySlice): void {
  slices.inject(plug.slice as never);
  lazyMiddleware.addMiddleware(...plug.middleware);
  lazySlices.push(plug);
  for (const store of stores.keys()) {
    store.dispatch({ type: 'store/plugged' }); // so that the new slice has its state before the first page looks
    attach(store, plug);
  }
}

/** Makes a store known to what is plugged in, now and later; returns how to stop. */
export function registerStore(store: ExtensibleStore): () => void {
  stores.set(store, []);
  for (const plug of lazySlices) attach(store, plug);
  return () => {
    for (const stop of stores.get(store) ?? []) stop();
    stores.delete(store);
  };
}
