import { useTranslation } from '@kado/i18n';
import { useShortcutsOff } from '@kado/state';
import { Checkbox, SectionHead, Stack, Text } from '@kado/ui';

/** How Kado is used on this device: the keyboard shortcuts. Kept here, also after signing out. */
export function DevicePanel() {
  const { t } = useTranslation('product-account');
  const [off, setOff] = useShortcutsOff();
  return (
    <section aria-labelledby="device">
      <SectionHead id="device">{t('device.heading')}</SectionHead>
      <Stack gap={4}>
        <Checkbox checked={!off} onChange={({ target }) => setOff(target.checked ? undefined : true)}>
          {t('device.shortcuts')}
        </Checkbox>
        <Text size="small" tone="quiet">
          {t('device.shortcutsNote')}
        </Text>
      </Stack>
    </section>
  );
}
