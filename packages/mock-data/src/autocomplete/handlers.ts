import { http, HttpResponse } from 'msw/http';
import { SUGGESTIONS } from './data.ts';

/** The titles that the auto-complete examples offer. */
export const autocompleteHandlers = () => [
  http.get('/api/autocomplete/data', () => HttpResponse.json({ autoComplete: SUGGESTIONS })),
];
