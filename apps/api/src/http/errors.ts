import type { ErrorCode } from '@kado/contracts';

import type { Params, MessageKey } from '../i18n/translate.ts';

/** The error text of one field: a message key, and the values to insert. */
export type FieldText = MessageKey | { key: MessageKey; params: Params };
export type Fields = Readonly<Record<string, FieldText>>;
type Extras = {
  fields?: Fields;
  data?: Readonly<Record<string, unknown>>;
  retryAfter?: number;
  headers?: Readonly<Record<string, string>>;
};

/** The error with which every request is refused. One handler turns it into the response body, in the client's language. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly extras: Extras;
  constructor(status: number, code: ErrorCode, extras: Extras = {}, options?: ErrorOptions) {
    super(code, options);
    [this.status, this.code, this.extras] = [status, code, extras];
  }
}

export const malformed = (cause?: unknown): HttpError => new HttpError(400, 'MALFORMED', {}, { cause });
export const unauthenticated = (): HttpError => new HttpError(401, 'UNAUTHENTICATED');
export const forbidden = (): HttpError => new HttpError(403, 'FORBIDDEN');
/** For an unknown id and for another user's resource: both get the same response. */
export const notFound = (): HttpError => new HttpError(404, 'NOT_FOUND');
export const methodNotAllowed = (allow: readonly string[]): HttpError =>
  new HttpError(405, 'METHOD_NOT_ALLOWED', { headers: { allow: allow.join(', ') } });
/** The requested change is not possible in this state. */
export const stateConflict = (status: string): HttpError => new HttpError(409, 'STATE_CONFLICT', { data: { status } });
export const tooLarge = (): HttpError => new HttpError(413, 'TOO_LARGE');
export const unsupportedType = (): HttpError => new HttpError(415, 'UNSUPPORTED_TYPE');
/** Keys are dotted paths (`items.0.phone`). */
export const invalid = (fields: Fields): HttpError => new HttpError(422, 'INVALID', { fields });
export const codeInvalid = (attemptsLeft: number): HttpError => new HttpError(422, 'CODE_INVALID', { data: { attemptsLeft } });
export const weakPin = (field = 'pin'): HttpError => new HttpError(422, 'WEAK_PIN', { fields: { [field]: 'errors.WEAK_PIN' } });
export const tokenInvalid = (): HttpError => new HttpError(422, 'TOKEN_INVALID');
export const rateLimited = (retryAfter: number): HttpError => new HttpError(429, 'RATE_LIMITED', { retryAfter });
export const locked = (until: { retryAfter: number } | { pinReset: true }): HttpError =>
  'pinReset' in until
    ? new HttpError(423, 'LOCKED', { data: { pinReset: true } })
    : new HttpError(423, 'LOCKED', { retryAfter: until.retryAfter });
export const unavailable = (retryAfter = 1, cause?: unknown): HttpError =>
  new HttpError(503, 'UNAVAILABLE', { retryAfter }, { cause });
