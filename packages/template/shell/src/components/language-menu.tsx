import { directionOf, useLanguage, useTranslation, type Locale } from '@kado/i18n';
import { useLanguageChoices } from '@kado/template-kit';
import { Flag, MenuButton } from '@kado/template-ui';
import { useToast } from '@kado/ui';
import { useSetDirection } from '../lib/use-set-direction.ts';

/** Sets the language and, with it, the direction. */
export function useSetLanguage(): (code: Locale) => Promise<void> {
  const { t } = useTranslation();
  const { choose } = useLanguage();
  const setDirection = useSetDirection();
  const toast = useToast();
  return (code) =>
    choose(code)
      .then(() => setDirection(directionOf(code) === 'rtl'))
      .catch(() => void toast({ text: t('error.network'), tone: 'bad' }));
}

/** The language menu. */
export function LanguageMenu() {
  const { t } = useTranslation(['template-shell', 'common']);
  const { lng } = useLanguage();
  const setLanguage = useSetLanguage();
  const { choices, load } = useLanguageChoices();
  const entries = choices.map(({ code, nativeName }) => ({
    key: code,
    label: nativeName,
    lang: code,
    chosen: code === lng,
    onClick: () => void setLanguage(code),
  }));
  return <MenuButton picture={<Flag code={lng} />} label={t('common:language.label')} entries={entries} onOpen={load} />;
}
