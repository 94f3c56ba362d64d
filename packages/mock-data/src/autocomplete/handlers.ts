import type { TopicContext } from '../core/context.ts';
import { SUGGESTIONS } from './data.ts';

/** The titles that the auto-complete examples offer. */
export const autocompleteHandlers = ({ http }: TopicContext) => [
  http.get('/api/autocomplete/data', () => ({ autoComplete: SUGGESTIONS })),
];
