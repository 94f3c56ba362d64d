import { useTranslation } from '@kado/i18n';
import { menuCollapsedChanged, useAppDispatch, useAppSelector } from '@kado/state';
import type { SideMenuProps, TemplateLook } from '@kado/template-ui';

/** The look of the frame, and the button that collapses its menu. Semi-dark always has the side menu, also if another one is stored. */
export function useLook(): { look: TemplateLook; pin: SideMenuProps['pin'] } {
  const { t } = useTranslation('template-shell');
  const dispatch = useAppDispatch();
  const layout = useAppSelector((state) => state.layout);
  const { menuCollapsed } = layout;
  return {
    look: { ...layout, menu: layout.skin === 'semi-dark' ? 'vertical' : layout.menu },
    pin: {
      label: t('menu.pin'),
      pressed: !menuCollapsed,
      onPress: () => void dispatch(menuCollapsedChanged(!menuCollapsed)),
    },
  };
}
