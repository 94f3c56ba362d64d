import cluster, { type Worker } from 'node:cluster';

import type { FastifyBaseLogger } from 'fastify';

import type { Env } from './env.ts';
import { greeting } from './greeting.ts';
import { createLog, openLog } from './log.ts';
import { onStopSignals } from './stop-signals.ts';
import { nextDelay } from './processes/backoff.ts';
import { collectMetrics } from './metrics/collect.ts';
import { createMetricsServer } from './metrics/server.ts';
import { isReady } from './processes/ready.ts';

/** Longer than a process needs to stop by itself, shorter than the ten seconds that a stop may take. */
const STOP_MS = 9500;

/** All processes, those that serve, whether any has served yet, and whether all are being stopped. */
type State = { running: Set<Worker>; serving: Set<Worker>; hasServed: boolean; isStopping: boolean; hasFailed: boolean };
type Context = { state: State; log: FastifyBaseLogger; onReady: () => void };

/** Stops all processes at once, kills those that do not end in time, and exits when the last one has ended. */
function stop(state: State): void {
  const { running, isStopping } = state;
  const send = (signal: NodeJS.Signals): void => running.forEach(({ process: { pid } }) => pid && process.kill(pid, signal));
  state.isStopping = true;
  if (running.size === 0) process.exit(state.hasFailed ? 1 : 0);
  if (isStopping) return;
  send('SIGTERM');
  setTimeout(() => send('SIGKILL'), STOP_MS);
}

/** Starts a process, and restarts it when it ends. If it ends before any process has served, the error would repeat, so everything stops. */
function keepRunning(context: Context, lastMs?: number): void {
  const { state, log, onReady } = context;
  const worker = cluster.fork();
  const { pid } = worker.process;
  const startedAt = performance.now();
  state.running.add(worker);
  worker.on('message', (message: unknown) => {
    if (!isReady(message)) return;
    log.info({ process: pid }, 'a process serves');
    state.serving.add(worker);
    onReady();
  });
  worker.once('exit', (code, signal) => {
    const wasServing = state.serving.delete(worker);
    state.running.delete(worker);
    if (state.isStopping || !state.hasServed) {
      // During a stop, only the exit code of a serving process counts: one that is still starting is terminated by the signal.
      state.hasFailed ||= code !== 0 && (wasServing || !state.isStopping);
      stop(state);
      return;
    }
    const inMs = nextDelay(performance.now() - startedAt, lastMs);
    log.error({ process: pid, code, signal, inMs }, 'a process ended and is started again');
    setTimeout(() => {
      if (!state.isStopping) keepRunning(context, inMs);
    }, inMs);
  });
}

/** Serves the aggregated metrics of all processes when a port is set. */
function serveMetrics({ metricsPort, metricsHost }: Env, { state, log }: Context): void {
  if (metricsPort === undefined) return;
  createMetricsServer(() => collectMetrics(state.serving))
    .listen(metricsPort, metricsHost)
    .on('error', (err) => log.error({ err }, 'metrics are not served'));
}

/**
 * Starts the server processes, all on one port, and restarts them. The first one migrates and reports errors; the others start
 * when it serves. A signal is passed to each of them once.
 */
export async function runProcesses(env: Env): Promise<void> {
  const log = createLog(openLog(), env.logLevel);
  const state: State = { running: new Set(), serving: new Set(), hasServed: false, isStopping: false, hasFailed: false };
  const onReady = (): void => {
    if (state.hasServed || state.isStopping) return;
    state.hasServed = true;
    process.stdout.write(greeting(env));
    for (let count = 1; count < env.processes; count += 1) keepRunning(context);
  };
  const context = { state, log, onReady };
  serveMetrics(env, context);
  onStopSignals(() => stop(state));
  keepRunning(context);
}
