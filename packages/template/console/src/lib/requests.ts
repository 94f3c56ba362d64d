import type { DemoRequest } from '@kado/template-kit';

/** Which calls are shown. */
export type Shown = { topic: string; state: 'all' | 'failed' };

const failed = ({ status }: DemoRequest): boolean => status >= 400;

/** The calls of a topic ('' = all), those that failed if asked for. */
export const shownOf = (requests: readonly DemoRequest[], { topic, state }: Shown): DemoRequest[] =>
  requests.filter((request) => (topic === '' || request.topic === topic) && (state === 'all' || failed(request)));

/** How many calls, and how many failed, of a topic. */
export function countsOf(requests: readonly DemoRequest[], topic: string): { all: number; failed: number } {
  const own = shownOf(requests, { topic, state: 'all' });
  return { all: own.length, failed: own.filter(failed).length };
}

/** A body as somebody reads it: JSON with indents, anything else as it came. */
export function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body;
  }
}
