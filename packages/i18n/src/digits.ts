const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** Converts Arabic-Indic, Persian, Devanagari, Bengali and fullwidth digits to 0–9; other characters stay unchanged. */
export const toAsciiDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (char) => {
    const code = char.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? char : String(code - zero);
  });
