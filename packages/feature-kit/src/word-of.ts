import type { useTranslation } from '@kado/i18n';

type Translator = ReturnType<typeof useTranslation>['i18n'];

/** The translation of a key that is known only at run time (of a menu entry or a title), from its feature's namespace. */
export function wordOf(i18n: Translator, feature: string, key: string): string {
  const translate: (key: never, options: never) => unknown = i18n.t;
  return String(translate(key as never, { ns: feature } as never));
}
