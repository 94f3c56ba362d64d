import { directionOf, LANGUAGES, useLanguage, useTranslation, type LanguageCode } from '@kado/i18n';
import { Flag, MenuButton } from '@kado/template-ui';
import { useToast } from '@kado/ui';
import { useDirection } from '../../lib/use-direction.ts';

/** Chooses a language; that also turns the page the way it is written. */
export function useSpeak(): (code: LanguageCode) => Promise<void> {
  const { t } = useTranslation();
  const { choose } = useLanguage();
  const turn = useDirection();
  const toast = useToast();
  return (code) =>
    choose(code)
      .then(() => turn(directionOf(code) === 'rtl'))
      .catch(() => void toast({ text: t('error.network'), tone: 'bad' }));
}

/** The language. */
export function LanguageMenu() {
  const { t } = useTranslation(['template-shell', 'common']);
  const { lng } = useLanguage();
  const speak = useSpeak();
  const entries = LANGUAGES.map(({ code, nativeName }) => ({
    key: code,
    label: nativeName,
    lang: code,
    chosen: code === lng,
    onClick: () => void speak(code),
  }));
  return <MenuButton picture={<Flag code={lng} />} label={t('common:language.label')} entries={entries} />;
}
