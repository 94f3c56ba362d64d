const DIGITS = Array.from('0123456789');

const withDigit = (text: string, at: number, length: number): string[] =>
  DIGITS.map((digit) => text.slice(0, at) + digit + text.slice(at + length));
const swapped = (text: string, at: number): string =>
  text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);

/**
 * Every number that differs by one digit (changed, added, removed) or by one swap of neighbours from an E.164 number.
 * There are a few hundred, so that looking one up in the history costs the same however long the history is.
 */
export function lookAlikes(phone: string): string[] {
  const digits = phone.slice(1);
  const places = Array.from(digits, (_, at) => at);
  const all = [
    ...places.flatMap((at) => withDigit(digits, at, 1)),
    ...[...places, digits.length].flatMap((at) => withDigit(digits, at, 0)),
    ...places.map((at) => digits.slice(0, at) + digits.slice(at + 1)),
    ...places.slice(1).map((at) => swapped(digits, at - 1)),
  ];
  return [...new Set(all)].filter((each) => each !== digits).map((each) => `+${each}`);
}
