import { directionOf, LANGUAGES, useLanguage, useTranslation } from '@kado/i18n';
import { directionChanged, useAppDispatch } from '@kado/state';
import { loadDirection, useToast } from '@kado/ui';
import { MenuButton } from '@kado/template-ui';

/** The language menu of pages without a frame; it also sets the direction. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { lng, choose } = useLanguage();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const choice = (code: (typeof LANGUAGES)[number]['code']) => async () => {
    try {
      await choose(code);
      await loadDirection(directionOf(code));
      dispatch(directionChanged(directionOf(code) === 'rtl'));
    } catch {
      toast({ text: t('error.network'), tone: 'bad' });
    }
  };
  const entries = LANGUAGES.map(({ code, nativeName }) => ({
    key: code,
    label: nativeName,
    lang: code,
    chosen: code === lng,
    onClick: () => void choice(code)(),
  }));
  return <MenuButton icon="globe" label={t('language.label')} entries={entries} />;
}
