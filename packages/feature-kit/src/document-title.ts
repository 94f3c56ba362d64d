import type { useTranslation } from '@kado/i18n';
import { wordOf } from './word-of.ts';

type Translator = ReturnType<typeof useTranslation>['i18n'];
/** What a route says about itself. */
export type PageHandle = { feature: string; title?: string };
const NAME = 'Kado';

/** The document's name with a page's words before it. */
export const titled = (text: string | null | undefined): string => (text?.trim() ? `${text.trim()} · ${NAME}` : NAME);

/** The document's name for a page, by its route's title key; undefined where the page's heading names it. */
export const titleOf = (i18n: Translator, handle: PageHandle | undefined): string | undefined =>
  handle?.title ? titled(wordOf(i18n, handle.feature ?? 'common', handle.title)) : undefined;
