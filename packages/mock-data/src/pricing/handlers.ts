import type { TopicContext } from '../core/context.ts';
import { PRICING } from './data.ts';

/** The price list. */
export const pricingHandlers = ({ http }: TopicContext) => [http.get('/pricing/data', () => PRICING)];
