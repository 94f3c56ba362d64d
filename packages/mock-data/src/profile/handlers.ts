import type { TopicContext } from '../core/context.ts';
import { PROFILE } from './data.ts';

/** The profile page. */
export const profileHandlers = ({ http }: TopicContext) => [http.get('/profile/data', () => PROFILE)];
