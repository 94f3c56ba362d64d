import { useLocation } from 'react-router';
import { useNav } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import type { MenuContent } from '@kado/template-ui';
import { menuOf } from './menu.ts';

// The section of the dashboards has no title, because its group in the menu already has one.
const TITLED = ['apps', 'pages', 'kit'] as const;

/** The menu: the entries of the registered features that the viewer may open. */
export function useMenu(): MenuContent {
  const { t } = useTranslation('template-shell');
  const { pathname } = useLocation();
  const entries = useNav();
  const titleOf = (key: string): string | undefined => {
    const section = TITLED.find((one) => one === key);
    return section && t(`section.${section}`);
  };
  return { brandTo: '/', label: t('menu.label'), sections: menuOf(entries, pathname, titleOf) };
}
