import { useTranslation } from '@kado/i18n';
import { useLowData, useShortcutsOff } from '@kado/state';
import { Checkbox, SectionHead, Stack, Text } from '@kado/ui';

type CheckboxWithNoteProps = { label: string; note: string; on: boolean; onChange: (on: boolean) => void };

function CheckboxWithNote({ label, note, on, onChange }: CheckboxWithNoteProps) {
  return (
    <Stack gap={4}>
      <Checkbox checked={on} onChange={({ target }) => onChange(target.checked)}>
        {label}
      </Checkbox>
      <Text size="small" tone="quiet">
        {note}
      </Text>
    </Stack>
  );
}

/** Settings of this device: low-data mode and keyboard shortcuts. Stored on the device, and kept after signing out. */
export function DevicePanel() {
  const { t } = useTranslation('product-account');
  const [lowData, setLowData] = useLowData();
  const [off, setOff] = useShortcutsOff();
  return (
    <section aria-labelledby="device">
      <SectionHead id="device">{t('device.heading')}</SectionHead>
      <Stack gap={16}>
        <CheckboxWithNote label={t('device.lowData')} note={t('device.lowDataNote')} on={lowData} onChange={setLowData} />
        <CheckboxWithNote
          label={t('device.shortcuts')}
          note={t('device.shortcutsNote')}
          on={!off}
          onChange={(on) => setOff(on ? undefined : true)}
        />
      </Stack>
    </section>
  );
}
