import * as z from 'zod/mini';

/** Success: `{ data, message?, meta? }`. */
export const dataOf = <Data extends z.core.$ZodType>(data: Data) =>
  z.object({ data, message: z.optional(z.string()), meta: z.optional(z.object({ nextCursor: z.optional(z.string()) })) });
export type DataOf<Data> = { data: Data; message?: string | undefined; meta?: { nextCursor?: string | undefined } | undefined };

/** A list as the `data` of a response. */
export const listOf = <Item extends z.core.$ZodType>(item: Item) => z.array(item);

/** The `data` of an action without a result. */
export const Ok = z.object({ ok: z.literal(true) });
export type Ok = z.infer<typeof Ok>;

/** The `data` of /health and /ready. */
export const Status = z.object({ status: z.literal('ok') });
export type Status = z.infer<typeof Status>;

/** Every error code of /api/v1. */
export const ERROR_CODES = [
  'MALFORMED',
  'IDEMPOTENCY_KEY_MISSING',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'INSUFFICIENT_FUNDS',
  'WRONG_PIN',
  'FORBIDDEN',
  'ACCOUNT_SUSPENDED',
  'GRANT_INVALID',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'QUOTE_EXPIRED',
  'QUOTE_USED',
  'STATE_CONFLICT',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'INVALID',
  'WEAK_PIN',
  'CODE_INVALID',
  'TOKEN_INVALID',
  'IDEMPOTENCY_KEY_REUSED',
  'LOCKED',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
] as const;
export const ErrorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** Failure: `fields` maps a dotted path (`items.0.phone`) to a text; additional properties are beside it in `data`. */
export const Failure = z.object({
  message: z.string(),
  data: z.looseObject({ errorMessage: z.string(), code: ErrorCode, fields: z.optional(z.record(z.string(), z.string())) }),
});
export type Failure = z.infer<typeof Failure>;
