/** Converts Arabic-Indic and Persian digits to 0–9; other characters stay. */
export const toAsciiDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
