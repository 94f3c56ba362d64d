import { type LanguageCode, LANGUAGES } from '@kado/contracts';

/** Whether a language is written right to left. */
export const isRtl = (language: LanguageCode): boolean => LANGUAGES.some(({ code, rtl }) => code === language && rtl);

export const LEFT_TO_RIGHT_MARK = '\u200E';

/** A number, code or address, which keeps its order between words that are written right to left. */
export const inOrder = (text: string, language: LanguageCode): string =>
  isRtl(language) ? LEFT_TO_RIGHT_MARK + text + LEFT_TO_RIGHT_MARK : text;
