import { createDynamicMiddleware, type Middleware, type Reducer } from '@reduxjs/toolkit';

import { slices } from './root-reducer.ts';

/** Something of the store that comes with a later chunk. */
export type Plug = {
  slice: { reducerPath: string; reducer: Reducer };
  middleware: Middleware[];
  /** Runs once for each store; returns how to stop. */
  attach?: (store: PluggableStore) => () => void;
};

/** The part of a store that a plug needs. */
export type PluggableStore = { dispatch: (action: { type: string }) => unknown };

const plugs: Plug[] = [];
const stores = new Map<PluggableStore, (() => void)[]>();

/** Runs whatever was plugged in. */
export const plugged = createDynamicMiddleware();

const attach = (store: PluggableStore, plug: Plug): void => {
  const stop = plug.attach?.(store);
  if (stop) stores.get(store)?.push(stop);
};

/** Adds a slice and its middleware to every store, those that live already included. */
export function plugIn(plug: Plug): void {
  slices.inject(plug.slice as never);
  plugged.addMiddleware(...plug.middleware);
  plugs.push(plug);
  for (const store of stores.keys()) {
    store.dispatch({ type: 'store/plugged' }); // so that the new slice has its state before the first page looks
    attach(store, plug);
  }
}

/** Makes a store known to what is plugged in, now and later; returns how to stop. */
export function register(store: PluggableStore): () => void {
  stores.set(store, []);
  for (const plug of plugs) attach(store, plug);
  return () => {
    for (const stop of stores.get(store) ?? []) stop();
    stores.delete(store);
  };
}
