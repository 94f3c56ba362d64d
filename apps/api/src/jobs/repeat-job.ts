import type { FastifyInstance } from 'fastify';

type Job = {
  everyMs: number;
  /** May ask whether the server stops. */
  work: (isStopped: () => boolean) => Promise<unknown>;
  /** What the log says when it fails; the next time repeats it. */
  problem: string;
  /** False: the first time is after one interval, and it also runs in a process that does not listen. Otherwise the first time is when the server listens. */
  atOnce?: boolean;
};

/** Does a job after each interval, never twice at once. The server waits for it when it stops. */
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
