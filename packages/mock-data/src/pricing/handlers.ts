import { http, HttpResponse } from 'msw/http';
import { PRICING } from './data.ts';

/** The price list. */
export const pricingHandlers = () => [http.get('/pricing/data', () => HttpResponse.json(PRICING))];
