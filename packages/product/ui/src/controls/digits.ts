const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** Converts Arabic-Indic, Persian, Devanagari, Bengali and fullwidth digits to 0–9; other characters stay. */
export const toAsciiDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (char) => {
    const code = char.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? char : String(code - zero);
  });

/** Only the digits of a text, as 0–9, at most `most` of them. */
export const digitsOf = (text: string, most = Number.POSITIVE_INFINITY): string =>
  toAsciiDigits(text)
    .replaceAll(/[^0-9]/g, '')
    .slice(0, most);
