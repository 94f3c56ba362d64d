import MuiDialog from '@mui/material/Dialog';
import { useTranslation } from '@kado/i18n';
import { Palette } from './palette.tsx';
import styles from './search.module.css';

/** The search dialog; fetched when it is first opened. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('template-shell');
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      maxWidth={false}
      disableAutoFocus
      slotProps={{ paper: { 'aria-label': t('search.title'), className: styles.paper ?? '' } }}
    >
      <Palette onClose={onClose} />
    </MuiDialog>
  );
}
