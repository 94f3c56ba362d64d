import { useTranslation } from '@kado/i18n';
import { useLanguageMenu } from '@kado/template-kit';
import { MenuButton } from '@kado/template-ui';

/** The language menu of pages without a frame. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  return <MenuButton icon="globe" label={t('language.label')} {...useLanguageMenu()} />;
}
