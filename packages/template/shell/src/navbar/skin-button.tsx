import { useTranslation } from '@kado/i18n';
import { skinChanged, useAppDispatch, useAppSelector } from '@kado/state';
import { IconButton } from '@kado/ui';
import { Tooltip } from '@kado/template-ui';

/** Turns the lights off and on again. */
export function useLights(): { dark: boolean; turn: () => void } {
  const dispatch = useAppDispatch();
  const skin = useAppSelector((state) => state.layout.skin);
  const dark = skin === 'dark' || (skin === 'system' && globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches);
  return { dark, turn: () => void dispatch(skinChanged(dark ? 'light' : 'dark')) };
}

/** Light or dark. */
export function SkinButton() {
  const { t } = useTranslation('template-shell');
  const { dark, turn } = useLights();
  const label = t(dark ? 'skin.toLight' : 'skin.toDark');
  return (
    <Tooltip title={label}>
      <IconButton icon={dark ? 'sun' : 'moon'} label={label} onClick={turn} />
    </Tooltip>
  );
}
