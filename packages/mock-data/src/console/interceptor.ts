import type { Conditions } from '@kado/contracts/template';
import { HttpResponse } from 'msw/http';
import { NO_CONDITION } from './conditions.ts';
import type { WritableLog } from './log.ts';

/** The options of an interceptor; see MockOptions for `chance` and `wait`. */
export interface InterceptorOptions {
  conditions: { ready: Promise<void>; get(): Conditions };
  log: Pick<WritableLog, 'start'>;
  chance?: () => number;
  wait?: (ms: number) => Promise<void>;
}

/** Runs a topic's call under its conditions and logs it. */
export type Interceptor = (
  topic: string,
  request: Request,
  run: () => Promise<Response | undefined>,
) => Promise<Response | undefined>;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The message is empty, so that the interface shows its own text in the reader's language. */
const failure = (): Response => HttpResponse.json({ message: '' }, { status: 500 });

/** Makes the interceptor that every call passes through. A call that fails on purpose never runs, so it changes nothing. */
export function createInterceptor({ conditions, log, chance = Math.random, wait = sleep }: InterceptorOptions): Interceptor {
  return async (topic, request, run) => {
    const finish = log.start(topic, request);
    await conditions.ready;
    const { latency, failureRate } = conditions.get()[topic] ?? NO_CONDITION;
    const [from, to] = latency;
    if (to > 0) await wait(from + chance() * (to - from));
    let response: Response | undefined;
    try {
      response = chance() < failureRate ? failure() : await run();
      return response;
    } finally {
      await finish(response);
    }
  };
}
