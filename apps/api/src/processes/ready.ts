import cluster from 'node:cluster';

const READY = 'kado:ready';

export const isReady = (message: unknown): boolean => message === READY;

/** Tells the process that started this one that it serves; false when there is none. */
export const reportReady = (): boolean => cluster.isWorker && process.send?.(READY) !== undefined;
