import { type LanguageCode, LANGUAGES } from '@kado/contracts';

/** Whether a language is written right to left. */
export const isRtl = (language: LanguageCode): boolean => LANGUAGES.some(({ code, rtl }) => code === language && rtl);

export const LEFT_TO_RIGHT_MARK = '\u200E';

/** Marks a number, code or address so that it keeps its order within right-to-left text. */
export const inOrder = (text: string, language: LanguageCode): string =>
  isRtl(language) ? LEFT_TO_RIGHT_MARK + text + LEFT_TO_RIGHT_MARK : text;
