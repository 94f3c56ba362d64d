import type { FastifyInstance } from 'fastify';

type Job = {
  everyMs: number;
  /** Can call `isStopped` to find out whether the server is stopping. */
  work: (isStopped: () => boolean) => Promise<unknown>;
  /** The log message when the work fails; it is repeated after the next interval. */
  problem: string;
  /** True (the default): first runs when the server listens. False: first runs after one interval, also in a process that does not listen. */
  atOnce?: boolean;
};

/** Runs a job after each interval, never twice at once. When the server stops, it waits for the job. */
export function repeatJob(app: FastifyInstance, { everyMs, work, problem, atOnce = true }: Job): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let stopped = false;
  const run = (): void => {
    running ??= work(() => stopped)
      .catch((cause: unknown) => app.log.warn({ err: cause }, problem))
      .finally(() => (running = undefined));
  };
  const begin = async (): Promise<void> => {
    if (atOnce) run();
    timer = setInterval(run, everyMs).unref();
  };
  if (atOnce) app.addHook('onListen', begin);
  else app.addHook('onReady', begin);
  app.addHook('preClose', async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  });
}
