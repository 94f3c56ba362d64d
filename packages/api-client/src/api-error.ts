/** What an ApiError tells beside its message; `fields` maps a dotted path to a text, retryAfter is in seconds. */
export type ApiErrorDetails = ErrorOptions & {
  fields?: Readonly<Record<string, string>> | undefined;
  data?: Readonly<Record<string, unknown>> | undefined;
  retryAfter?: number | undefined;
};

/** The only error that this package throws. status 0 = no answer came (offline, cut, timed out, aborted). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** One of the contract's error codes, or NETWORK, TIMEOUT, ABORTED, BAD_ANSWER, UNKNOWN. */
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The failure's `data`, with its extras (attemptsLeft, shortfall, quote, …). */
  readonly data: Readonly<Record<string, unknown>>;
  readonly retryAfter: number | undefined;

  constructor(message: string, status: number, code = 'UNKNOWN', details: ApiErrorDetails = {}) {
    super(message, details);
    this.status = status;
    this.code = code;
    this.fields = details.fields ?? {};
    this.data = details.data ?? {};
    this.retryAfter = details.retryAfter;
  }

  /** An answer that came and is not what the contract says. */
  static unreadable(cause: unknown): ApiError {
    return new ApiError('The answer of the server could not be read', 200, 'BAD_ANSWER', { cause });
  }
}

/** Whether no answer came because the network failed: shown as being offline, never as a refusal. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0 && error.code !== 'ABORTED';

/** Whether the caller itself called the request off. */
export const isAborted = (error: unknown): boolean => error instanceof ApiError && error.code === 'ABORTED';
