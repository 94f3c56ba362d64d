import { useLocation } from 'react-router';
import { useNav } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import type { SideMenuProps } from '@kado/ui';
import { menuOf } from '../lib/menu.ts';

const TITLED = ['dashboards', 'apps', 'pages', 'kit'] as const;

/** The side menu: what the registered features offer and the viewer may open. */
export function useSide(): SideMenuProps {
  const { t } = useTranslation('template-shell');
  const { pathname } = useLocation();
  const titleOf = (key: string): string | undefined => {
    const section = TITLED.find((one) => one === key);
    return section && t(`section.${section}`);
  };
  return { brandTo: '/', label: t('menu.label'), sections: menuOf(useNav(), pathname, titleOf) };
}
