import { useRunAction } from '@kado/feature-kit';
import { directionOf, useLanguage, useTranslation, type Locale } from '@kado/i18n';
import { useLanguageChoices } from '@kado/template-kit';
import { Flag, MenuButton } from '@kado/template-ui';
import { useSetDirection } from '../lib/use-set-direction.ts';

/** Sets the language and, with it, the direction. */
export function useSetLanguage(): (code: Locale) => Promise<void> {
  const { choose } = useLanguage();
  const setDirection = useSetDirection();
  const runAction = useRunAction();
  return (code) => runAction(() => choose(code).then(() => setDirection(directionOf(code) === 'rtl')));
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
