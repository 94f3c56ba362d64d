import type { SearchPage } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { menuNamesOf } from './menu.ts';
import { useMenu } from './use-menu.ts';

/** The language of the sample data. */
const OF_DATA = 'en';

/** Returns a function that names a page: in another language than that of the data as the menu does, if it has the page. */
export function usePageTitle(): (page: SearchPage) => string {
  const { i18n } = useTranslation();
  const { sections } = useMenu();
  const names = i18n.language === OF_DATA ? undefined : menuNamesOf(sections);
  return ({ link, title }) => names?.get(link) ?? title;
}
