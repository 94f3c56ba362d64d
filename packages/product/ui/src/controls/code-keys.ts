/** The result of a key or a text: the new digits, and the box that gets the focus. */
export type CodeStep = { value: string; focus: number };

const clamp = (at: number, length: number): number => Math.max(0, Math.min(at, length - 1));

/** Digits written into box `at`; a whole code (paste, autofill) fills from the first box. */
export const writeDigits = (value: string, at: number, digits: string, length: number): CodeStep => {
  const from = digits.length >= length ? 0 : Math.min(at, value.length);
  const next = (value.slice(0, from) + digits + value.slice(from + digits.length)).slice(0, length);
  return { value: next, focus: clamp(from + digits.length, length) };
};

/** Handles a key that writes, moves or deletes; undefined for other keys. Typing the same digit again changes no text, only the key reveals it. */
export const pressKey = (value: string, at: number, key: string, length: number): CodeStep | undefined => {
  const last = Math.min(value.length, length - 1);
  if (/^[0-9]$/.test(key)) return writeDigits(value, at, key, length);
  switch (key) {
    case 'ArrowLeft':
      return { value, focus: clamp(at - 1, length) };
    case 'ArrowRight':
      return { value, focus: Math.min(at + 1, last) };
    case 'Home':
      return { value, focus: 0 };
    case 'End':
      return { value, focus: last };
    case 'Delete':
      return { value: value.slice(0, at) + value.slice(at + 1), focus: at };
    case 'Backspace': {
      const gone = at < value.length ? at : at - 1;
      return gone < 0 ? { value, focus: 0 } : { value: value.slice(0, gone) + value.slice(gone + 1), focus: gone };
    }
    default:
      return undefined;
  }
};
