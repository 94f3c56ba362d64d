import { http, HttpResponse } from 'msw/http';
import { PROFILE } from './data.ts';

/** The profile page. */
export const profileHandlers = () => [http.get('/profile/data', () => HttpResponse.json(PROFILE))];
