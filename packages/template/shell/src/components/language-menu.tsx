import { useLanguage, useTranslation } from '@kado/i18n';
import { useLanguageMenu } from '@kado/template-kit';
import { Flag, MenuButton } from '@kado/template-ui';

/** The language menu. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { lng } = useLanguage();
  return <MenuButton picture={<Flag code={lng} />} label={t('language.label')} {...useLanguageMenu()} />;
}
