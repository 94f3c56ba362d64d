import type { useTranslation } from '@kado/i18n';

type Translator = ReturnType<typeof useTranslation>['i18n'];

/** A word whose key is data (a menu entry's, a title's), from the words of the feature that named it. */
export function wordOf(i18n: Translator, feature: string, key: string): string {
  const translate: (key: never, options: never) => unknown = i18n.t;
  return String(translate(key as never, { ns: feature } as never));
}
