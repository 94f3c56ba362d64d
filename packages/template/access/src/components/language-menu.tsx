import { useRunAction } from '@kado/feature-kit';
import { directionOf, useLanguage, useTranslation, type Locale } from '@kado/i18n';
import { directionChanged, useAppDispatch } from '@kado/state';
import { loadDirection } from '@kado/ui';
import { useLanguageChoices } from '@kado/template-kit';
import { MenuButton } from '@kado/template-ui';

/** The language menu of pages without a frame; it also sets the direction. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { lng, choose } = useLanguage();
  const dispatch = useAppDispatch();
  const runAction = useRunAction();
  const choice = (code: Locale) => async () => {
    await choose(code);
    await loadDirection(directionOf(code));
    dispatch(directionChanged(directionOf(code) === 'rtl'));
  };
  const { choices, load } = useLanguageChoices();
  const entries = choices.map(({ code, nativeName }) => ({
    key: code,
    label: nativeName,
    lang: code,
    chosen: code === lng,
    onClick: () => void runAction(choice(code)),
  }));
  return <MenuButton icon="globe" label={t('language.label')} entries={entries} onOpen={load} />;
}
