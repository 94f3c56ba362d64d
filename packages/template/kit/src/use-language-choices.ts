import { languageChoices, type LanguageChoice, useLanguage } from '@kado/i18n';
import { languages, useAppDispatch, useCall } from '@kado/state';

/** The languages to choose from; `load` fetches those that are offered, unless they are known. Until then, and if that fails, all of them can be chosen. */
export function useLanguageChoices(): { choices: readonly LanguageChoice[]; load: () => void } {
  const dispatch = useAppDispatch();
  const { lng } = useLanguage();
  const { data } = useCall(languages);
  return { choices: languageChoices(data, lng), load: () => void (data === null && dispatch(languages.load())) };
}
