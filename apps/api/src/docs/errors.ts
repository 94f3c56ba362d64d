import { type ErrorCode, Money, Quote } from '@kado/contracts';
import * as z from 'zod/mini';

type ErrorDetails = { status: number; details?: Readonly<Record<string, unknown>> };

const ID = '019ab7e0-6f5c-7c3a-9d51-2f6f5f7f1b11';

/** The status of every error code, and an example of the properties that it adds to `data`. The tests compare every response with it. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorDetails>> = {
  MALFORMED: { status: 400 },
  IDEMPOTENCY_KEY_MISSING: { status: 400 },
  UNAUTHENTICATED: { status: 401 },
  INVALID_CREDENTIALS: { status: 401, details: { attemptsLeft: 4 } },
  INSUFFICIENT_FUNDS: { status: 402, details: { shortfall: { amountMinor: 250, currency: 'USD' } } },
  WRONG_PIN: { status: 403, details: { attemptsLeft: 4 } },
  FORBIDDEN: { status: 403 },
  ACCOUNT_SUSPENDED: { status: 403 },
  GRANT_INVALID: { status: 403 },
  NOT_FOUND: { status: 404 },
  METHOD_NOT_ALLOWED: { status: 405 },
  QUOTE_EXPIRED: {
    status: 409,
    details: {
      quote: {
        id: ID,
        lines: [],
        total: { amountMinor: 530, currency: 'USD' },
        risks: [],
        expiresAt: '2027-01-31T12:10:00.000Z',
      },
    },
  },
  QUOTE_USED: { status: 409, details: { orderId: ID } },
  STATE_CONFLICT: { status: 409, details: { status: 'completed' } },
  TOO_LARGE: { status: 413 },
  UNSUPPORTED_TYPE: { status: 415 },
  INVALID: { status: 422, details: { fields: { phone: 'This field is missing.' } } },
  WEAK_PIN: { status: 422 },
  CODE_INVALID: { status: 422, details: { attemptsLeft: 4 } },
  TOKEN_INVALID: { status: 422 },
  IDEMPOTENCY_KEY_REUSED: { status: 422 },
  LOCKED: { status: 423, details: { retryAfter: 60 } },
  RATE_LIMITED: { status: 429, details: { retryAfter: 60 } },
  INTERNAL: { status: 500 },
  UNAVAILABLE: { status: 503, details: { retryAfter: 1 } },
};

/** The schemas of these properties. A code with `retryAfter` also sends it as a header. */
export const DETAILS: Readonly<Record<string, z.core.$ZodType>> = {
  attemptsLeft: z.int(),
  retryAfter: z.int(),
  pinReset: z.literal(true),
  shortfall: Money,
  quote: Quote,
  orderId: z.string(),
  status: z.string(),
};

/** The properties that an error with one of these codes may have. After the tenth wrong PIN, LOCKED has `pinReset` instead of a time. */
export const detailsOf = (codes: readonly ErrorCode[]): string[] => [
  ...new Set(codes.flatMap((code) => [...Object.keys(ERRORS[code].details ?? {}), ...(code === 'LOCKED' ? ['pinReset'] : [])])),
];
