import { useTranslation } from '@kado/i18n';
import { type Skin, skinChanged, SKINS, useAppDispatch, useAppSelector } from '@kado/state';
import { type IconName, MenuButton } from '@kado/ui';
import { useTurn } from '../lib/use-turn.ts';

const ICONS: Record<Skin, IconName> = { light: 'sun', dark: 'moon', system: 'monitor', bordered: 'sun', 'semi-dark': 'sun' };

/** Skin and direction; both are kept. */
export function SkinMenu() {
  const { t } = useTranslation('template-shell');
  const dispatch = useAppDispatch();
  const turn = useTurn();
  const { skin, direction } = useAppSelector((state) => state.layout);
  const skins = SKINS.map((each) => ({
    key: each,
    label: t(`skin.${each}`),
    chosen: each === skin,
    onClick: () => void dispatch(skinChanged(each)),
  }));
  const directions = ([false, true] as const).map((turned) => ({
    key: turned ? 'rtl' : 'ltr',
    label: t(turned ? 'direction.rtl' : 'direction.ltr'),
    chosen: direction === turned,
    apart: !turned,
    onClick: () => void turn(turned),
  }));
  return <MenuButton icon={ICONS[skin]} label={t('skin.label')} entries={[...skins, ...directions]} />;
}
