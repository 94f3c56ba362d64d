import type { LoggedRequest } from '@kado/contracts/template';

/** The filter of the request log. */
export type RequestFilter = { topic: string; state: 'all' | 'failed' };

const failed = ({ status }: LoggedRequest): boolean => status >= 400;

/** The requests of a topic ('' = all), or only the failed ones. */
export const filterRequests = (requests: readonly LoggedRequest[], { topic, state }: RequestFilter): LoggedRequest[] =>
  requests.filter((request) => (topic === '' || request.topic === topic) && (state === 'all' || failed(request)));

/** The number of requests of a topic, and of failed ones. */
export function countsOf(requests: readonly LoggedRequest[], topic: string): { all: number; failed: number } {
  const own = filterRequests(requests, { topic, state: 'all' });
  return { all: own.length, failed: own.filter(failed).length };
}

/** Formats a body: JSON with indentation, anything else unchanged. */
export function formatBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body;
  }
}
