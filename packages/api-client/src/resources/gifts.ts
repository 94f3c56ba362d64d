import type { OpenGift } from '@kado/contracts';

import type { Http } from '../http.ts';
import { segment } from '../segment.ts';

const at = (token: string): string => `/gifts/${segment(token)}`;

/** A gift card, for the person who received its link. Public: the token in the link gives access. */
export const gifts = (http: Http) => ({
  one: (token: string, signal?: AbortSignal) => http.get(at(token), (c) => c.Gift, { signal }),
  /** Sends a one-time code to the recipient's e-mail. */
  sendCode: (token: string, signal?: AbortSignal) => http.post(`${at(token)}/code`, (c) => c.Challenge, undefined, { signal }),
  open: (token: string, body: OpenGift, signal?: AbortSignal) =>
    http.post(`${at(token)}/open`, (c) => c.OpenedGift, body, { signal }),
});
