import { HttpResponse } from 'msw/http';
import { CLEAR, type Conditions } from './conditions.ts';
import type { Note } from './log.ts';

/** What lies between a call and its answer. */
export interface TrafficOptions {
  conditions: { ready: Promise<void>; get(): Conditions };
  log: { note(topic: string, request: Request): Note };
  /** 0 ≤ chance < 1: whether a call fails, and how long it takes. */
  chance?: () => number;
  wait?: (ms: number) => Promise<void>;
}

/** Answers a call of a topic as its conditions are, and writes it down. */
export type Traffic = (topic: string, request: Request, answer: () => Promise<Response>) => Promise<Response>;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const onPurpose = (topic: string, rate: number): Response =>
  HttpResponse.json({ message: `The topic ${topic} fails on purpose (${Math.round(rate * 100)} %)` }, { status: 500 });

/** The one way to an answer: late and failing as often as its topic is told to. A call that fails has changed nothing. */
export function createTraffic({ conditions, log, chance = Math.random, wait = sleep }: TrafficOptions): Traffic {
  return async (topic, request, answer) => {
    const written = log.note(topic, request);
    await conditions.ready;
    const { latency, failureRate } = conditions.get()[topic] ?? CLEAR;
    const [from, to] = latency;
    if (to > 0) await wait(from + chance() * (to - from));
    let response: Response | undefined;
    try {
      response = chance() < failureRate ? onPurpose(topic, failureRate) : await answer();
      return response;
    } finally {
      await written(response);
    }
  };
}
