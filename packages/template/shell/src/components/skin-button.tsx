import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from '@kado/i18n';
import { skinChanged, useAppDispatch, useAppSelector } from '@kado/state';
import { IconButton } from '@kado/ui';
import { Tooltip } from '@kado/template-ui';

/** Whether a dark skin is shown, and the switch between light and dark. */
export function useDarkMode(): { dark: boolean; toggle: () => void } {
  const dispatch = useAppDispatch();
  const skin = useAppSelector((state) => state.layout.skin);
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const dark = skin === 'dark' || (skin === 'system' && systemIsDark);
  return { dark, toggle: () => void dispatch(skinChanged(dark ? 'light' : 'dark')) };
}

/** Switches between light and dark. */
export function SkinButton() {
  const { t } = useTranslation('template-shell');
  const { dark, toggle } = useDarkMode();
  const label = t(dark ? 'skin.toLight' : 'skin.toDark');
  return (
    <Tooltip title={label}>
      <IconButton icon={dark ? 'sun' : 'moon'} label={label} onClick={toggle} />
    </Tooltip>
  );
}
