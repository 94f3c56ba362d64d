import { directionOf, useLanguage, useTranslation, type Locale } from '@kado/i18n';
import { directionChanged, useAppDispatch } from '@kado/state';
import { loadDirection, useToast } from '@kado/ui';
import { useLanguageChoices } from '@kado/template-kit';
import { MenuButton } from '@kado/template-ui';

/** The language menu of pages without a frame; it also sets the direction. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { lng, choose } = useLanguage();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const choice = (code: Locale) => async () => {
    try {
      await choose(code);
      await loadDirection(directionOf(code));
      dispatch(directionChanged(directionOf(code) === 'rtl'));
    } catch {
      toast({ text: t('error.network'), tone: 'bad' });
    }
  };
  const { choices, load } = useLanguageChoices();
  const entries = choices.map(({ code, nativeName }) => ({
    key: code,
    label: nativeName,
    lang: code,
    chosen: code === lng,
    onClick: () => void choice(code)(),
  }));
  return <MenuButton icon="globe" label={t('language.label')} entries={entries} onOpen={load} />;
}
