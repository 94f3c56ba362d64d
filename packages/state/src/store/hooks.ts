import { useDispatch, useSelector, useStore } from 'react-redux';

import type { AppDispatch, KadoStore } from './create-store.ts';
import type { RootState } from './root-reducer.ts';

/** react-redux's hooks, typed for this store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<KadoStore>();
