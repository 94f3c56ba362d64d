import type { ReactNode } from 'react';
import { useTranslation } from '@kado/i18n';
import { FIRST_KEY } from '@kado/product-ui';
import { useShortcutsOff } from '@kado/state';
import { Checkbox, Dialog, Line, Lines, Stack, Text } from '@kado/ui';
import type { Destination } from '../lib/destinations.ts';
import styles from './shortcuts-dialog.module.css';

const REVIEW = [
  ['J', 'next'],
  ['K', 'previous'],
  ['C', 'credit'],
  ['R', 'reject'],
] as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <Lines>{children}</Lines>
    </section>
  );
}

/** Props of ShortcutsDialog: the destinations that the user may open, and whether the user reviews deposits, which has its own shortcuts. */
export type ShortcutsDialogProps = {
  open: boolean;
  onClose: () => void;
  destinations: readonly Destination[];
  reviewing: boolean;
};

/** The list of keyboard shortcuts, and the switch that disables them. */
export function ShortcutsDialog({ open, onClose, destinations, reviewing }: ShortcutsDialogProps) {
  const { t } = useTranslation('product-shell');
  const { t: common } = useTranslation();
  const [off, setOff] = useShortcutsOff();
  return (
    <Dialog open={open} onClose={onClose} title={t('shortcuts.title')} closeLabel={common('action.close')}>
      <Stack gap={24}>
        <Part title={t('shortcuts.goTo')}>
          {destinations.map(({ key, word }) => (
            <Line key={key} label={t(`shortcuts.${word}`)}>
              <span className={styles.keys}>
                <kbd>{FIRST_KEY.toUpperCase()}</kbd> {t('shortcuts.then')} <kbd>{key.toUpperCase()}</kbd>
              </span>
            </Line>
          ))}
        </Part>
        {reviewing && (
          <Part title={t('shortcuts.review')}>
            {REVIEW.map(([key, word]) => (
              <Line key={key} label={t(`shortcuts.${word}`)}>
                <kbd>{key}</kbd>
              </Line>
            ))}
          </Part>
        )}
        <Part title={t('shortcuts.anywhere')}>
          <Line label={t('shortcuts.search')}>
            <kbd>/</kbd>
          </Line>
          <Line label={t('shortcuts.help')}>
            <kbd>?</kbd>
          </Line>
        </Part>
        <Stack gap={4}>
          <Checkbox checked={!off} onChange={({ target }) => setOff(target.checked ? undefined : true)}>
            {t('shortcuts.use')}
          </Checkbox>
          <Text size="small">{t('shortcuts.useNote')}</Text>
        </Stack>
      </Stack>
    </Dialog>
  );
}
