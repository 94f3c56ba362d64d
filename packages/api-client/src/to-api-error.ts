import { ApiError } from './api-error.ts';

type ErrorResponse = { status: number; statusText?: string; data?: unknown; headers?: Record<string, unknown> };
type Failed = { message: string; code?: string | undefined; response?: ErrorResponse | undefined };
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses the JSON body of a failure. For a file request it arrives as an ArrayBuffer (in Node a Buffer), for CSV as a text. */
function bodyOf(data: unknown): Fields {
  try {
    const parsed: unknown = JSON.parse(typeof data === 'string' ? data : new TextDecoder().decode(data as ArrayBuffer));
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function secondsOf(data: Fields, headers: Fields): number | undefined {
  const seconds = Number(data['retryAfter'] ?? headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

const fieldsOf = (data: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(data['fields']) ? data['fields'] : {}).filter(
      (entry): entry is [string, string] => text(entry[1]) !== '',
    ),
  );

/** Reads the failure body of a backend with another format: a text, used if the body has no message, and field errors. */
export type ReadFailure = (body: Fields) => { text: string; fields: Readonly<Record<string, string>> };
const nothingElse: ReadFailure = () => ({ text: '', fields: {} });

const LOCAL_CODES: Readonly<Record<string, string>> = { ERR_CANCELED: 'ABORTED', ECONNABORTED: 'TIMEOUT', ETIMEDOUT: 'TIMEOUT' };

/** Converts any failure; the message is data.errorMessage, else the body's message, else the status text, else the network error's. */
export function toApiError(cause: unknown, readFailure = nothingElse): ApiError {
  if (cause instanceof ApiError) return cause;
  const { response, message, code } = (isObject(cause) ? cause : { message: text(cause) }) as Failed;
  // In Node, a connection that breaks after the headers rejects with the partial response.
  if (!response || response.status < 300) return new ApiError(text(message), 0, LOCAL_CODES[code ?? ''] ?? 'NETWORK', { cause });
  const body = bodyOf(response.data);
  const data = isObject(body['data']) ? body['data'] : {};
  const said = readFailure(body);
  const fields = { ...said.fields, ...fieldsOf(data) };
  const fromBody = text(data['errorMessage']) || text(body['message']) || said.text;
  const shown = fromBody || text(response.statusText) || text(message);
  const details = { cause, data, fields, retryAfter: secondsOf(data, response.headers ?? {}) };
  return new ApiError(shown, response.status, text(data['code']) || 'UNKNOWN', details);
}
