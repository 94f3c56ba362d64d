import { UNREADABLE } from '../api-error.ts';
import { isObject, type ReadFailure, text } from '../to-api-error.ts';

/** Reads the failures of the template's calls: `error` is a text, or has field errors, each a text or a list of texts. The status text is English, so it is not shown. */
export const readMockFailure: ReadFailure = ({ error }) => {
  const entries = Object.entries(isObject(error) ? error : {}).flatMap(([field, messages]) => {
    const first = text(Array.isArray(messages) ? messages[0] : messages);
    return first === '' ? [] : [[field, first] as const];
  });
  return { text: text(error) || (entries[0]?.[1] ?? UNREADABLE), fields: Object.fromEntries(entries) };
};
