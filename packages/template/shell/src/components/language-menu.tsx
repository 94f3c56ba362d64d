import { directionOf, LANGUAGES, useLanguage, useTranslation } from '@kado/i18n';
import { MenuButton, useToast } from '@kado/ui';
import { useTurn } from '../lib/use-turn.ts';

/** The language; choosing one also turns the page the way it is written. */
export function LanguageMenu() {
  const { t } = useTranslation(['template-shell', 'common']);
  const { lng, choose } = useLanguage();
  const turn = useTurn();
  const toast = useToast();
  const entries = LANGUAGES.map(({ code, nativeName }) => ({
    key: code,
    label: nativeName,
    lang: code,
    chosen: code === lng,
    onClick: () =>
      void choose(code)
        .then(() => turn(directionOf(code) === 'rtl'))
        .catch(() => toast({ text: t('common:error.network'), tone: 'bad' })),
  }));
  return <MenuButton icon="globe" label={t('common:language.label')} entries={entries} />;
}
