import cluster from 'node:cluster';

const READY = 'kado:ready';

export const isReady = (message: unknown): boolean => message === READY;

/** Tells the primary process that this one serves; false when there is no primary process. */
export const reportReady = (): boolean => cluster.isWorker && process.send?.(READY) !== undefined;
