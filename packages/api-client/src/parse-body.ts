import { ApiError } from './api-error.ts';

/** Parses a response body; throws an ApiError with the code BAD_ANSWER for invalid JSON. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw ApiError.unreadable(cause);
  }
}
