import type { SearchPage } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { menuNamesOf } from './menu.ts';
import { useMenu } from './use-menu.ts';

/** The language of the sample data. */
const OF_DATA = 'en';

/** Returns a function that names a page: in another language than that of the data as the menu does, if it has the page, or as the shell's own page does. */
export function usePageTitle(): (page: SearchPage) => string {
  const { t, i18n } = useTranslation('template-shell');
  const { sections } = useMenu();
  if (i18n.language === OF_DATA) return ({ title }) => title;
  const names = new Map([
    ['/misc/error', t('notFound.title')],
    ['/misc/not-authorized', t('notAuthorized.title')],
    ...menuNamesOf(sections),
  ]);
  return ({ link, title }) => names.get(link) ?? title;
}
