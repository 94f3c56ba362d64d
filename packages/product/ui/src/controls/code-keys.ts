/** The number of digits of a one-time code and of a PIN. */
export const CODE_LENGTH = 6;

/** The result of a key or a text: the new digits, and the box that gets the focus. */
export type CodeStep = { value: string; focus: number };

const clamp = (at: number): number => Math.max(0, Math.min(at, CODE_LENGTH - 1));

/** Writes digits into the boxes from box `at` on; a complete code (paste, autofill) fills all boxes from the first. */
export const writeDigits = (value: string, at: number, digits: string): CodeStep => {
  const from = digits.length >= CODE_LENGTH ? 0 : Math.min(at, value.length);
  const next = (value.slice(0, from) + digits + value.slice(from + digits.length)).slice(0, CODE_LENGTH);
  return { value: next, focus: clamp(from + digits.length) };
};

/** Handles a key that writes, moves or deletes; undefined for other keys. Typing the same digit again does not change the text, so only the key event shows it. */
export const pressKey = (value: string, at: number, key: string): CodeStep | undefined => {
  const last = Math.min(value.length, CODE_LENGTH - 1);
  if (/^[0-9]$/.test(key)) return writeDigits(value, at, key);
  switch (key) {
    case 'ArrowLeft':
      return { value, focus: clamp(at - 1) };
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
