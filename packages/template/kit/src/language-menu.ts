import { useRunAction } from '@kado/feature-kit';
import { directionOf, languageChoices, type Locale, useLanguage } from '@kado/i18n';
import { languages, useAppDispatch, useCall } from '@kado/state';
import type { MenuButtonProps } from '@kado/template-ui';
import { useSetDirection } from './use-set-direction.ts';

/** Sets the language and, with it, the direction. */
export function useSetLanguage(): (code: Locale) => Promise<void> {
  const { choose } = useLanguage();
  const setDirection = useSetDirection();
  const runAction = useRunAction();
  return (code) => runAction(() => choose(code).then(() => setDirection(directionOf(code) === 'rtl')));
}

/**
 * The entries of a menu that sets the language. Opening the menu loads the offered languages; until they have loaded, and after a failure, all languages are
 * offered.
 */
export function useLanguageMenu(): Required<Pick<MenuButtonProps, 'entries' | 'onOpen'>> {
  const dispatch = useAppDispatch();
  const { lng } = useLanguage();
  const { data } = useCall(languages);
  const setLanguage = useSetLanguage();
  const entries = languageChoices(data, lng).map(({ code, nativeName }) => ({
    key: code,
    label: nativeName,
    lang: code,
    chosen: code === lng,
    onClick: () => void setLanguage(code),
  }));
  return { entries, onOpen: () => void (data === null && dispatch(languages.load())) };
}
