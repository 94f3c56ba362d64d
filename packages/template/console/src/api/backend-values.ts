import type { BackendControl, RequestLog } from '@kado/contracts/template';
import { useSyncExternalStore } from 'react';

/** The requests of this tab, live. */
export const useLog = ({ log }: BackendControl): RequestLog => useSyncExternalStore(log.subscribe, log.get);

/** The conditions of all topics, including changes from other tabs. */
export const useConditions = ({ conditions }: BackendControl) => useSyncExternalStore(conditions.subscribe, conditions.get);
