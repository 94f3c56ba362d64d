import type { Backend } from '../core/backend.ts';
import { PROFILE } from './data.ts';

/** The profile page. */
export const profileHandlers = ({ get }: Backend) => [get('/profile/data', () => PROFILE)];
