/** The details of an ApiError; `fields` maps a dotted path to a text, `retryAfter` is in seconds. */
export type ApiErrorDetails = ErrorOptions & {
  fields?: Readonly<Record<string, string>> | undefined;
  data?: Readonly<Record<string, unknown>> | undefined;
  retryAfter?: number | undefined;
};

/** The message for a response that contains no text for the user. English, for developers: pages replace it. */
export const UNREADABLE = 'The answer of the server could not be read';

/** The only error that this package throws. Status 0 means that there was no response (offline, connection lost, timed out, aborted). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** One of the contract's error codes, or NETWORK, TIMEOUT, ABORTED, BAD_ANSWER, UNKNOWN. */
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The failure's `data`, including additional properties (attemptsLeft, shortfall, quote, …). */
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

  /** The error for a response that does not match the contract. */
  static unreadable(cause: unknown): ApiError {
    return new ApiError(UNREADABLE, 200, 'BAD_ANSWER', { cause });
  }

  /** The error when code that a request needs could not be loaded; counts as a lost connection. */
  static notLoaded(cause: unknown): ApiError {
    return new ApiError('Network Error', 0, 'NETWORK', { cause });
  }
}

/** The code of a failure without a response. The server cache stores plain objects with the parts of an ApiError. */
const localCode = (error: unknown): unknown => {
  const { status, code } = (error ?? {}) as Partial<ApiError>;
  return status === 0 ? code : undefined;
};

/** Messages of axios for a failure without a response. They are matched because the state of a call keeps only the text of an error. */
const UNANSWERED = /^(?:Network Error|timeout (?:of \d+ ?ms )?exceeded)$/i;

/** Whether there was no response because the network failed; pages then show the offline text. Takes an error, or an error's text from the state of a call. */
export const isOffline = (error: unknown): boolean =>
  typeof error === 'string' ? UNANSWERED.test(error) : ['NETWORK', 'TIMEOUT'].includes(localCode(error) as string);

/** Whether the caller aborted the request. */
export const isAborted = (error: unknown): boolean => localCode(error) === 'ABORTED';
