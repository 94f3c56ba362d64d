import type { SearchPage } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { menuNamesOf } from './menu.ts';
import { useMenu } from './use-menu.ts';

/** The language of the page titles in the sample data. */
const OF_DATA = 'en';

/** Returns a function that names a page. In English it is the title of the data; in other languages the name in the menu, or else that of the shell's own page. */
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
