import { ApiError } from './api-error.ts';

/** The JSON value of an answer's text; rejects broken JSON as an ApiError with the code BAD_ANSWER. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw ApiError.unreadable(cause);
  }
}
