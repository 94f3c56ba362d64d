import { useSyncExternalStore } from 'react';
import type { DemoBackend, DemoLog } from '@kado/template-kit';

/** The requests of this tab, live. */
export const useLog = ({ log }: DemoBackend): DemoLog => useSyncExternalStore(log.subscribe, log.get);

/** The conditions of all topics, including changes from other tabs. */
export const useConditions = ({ conditions }: DemoBackend) => useSyncExternalStore(conditions.subscribe, conditions.get);
