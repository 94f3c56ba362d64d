import { useCopy, useRunAction } from '@kado/feature-kit';
import { directionOf, useLanguage, useTranslation } from '@kado/i18n';
import { layoutReset, useAppDispatch, useAppSelector } from '@kado/state';
import { Button, IconButton, loadDirection, useToast } from '@kado/ui';
import { Drawer, Tooltip } from '@kado/template-ui';
import { layoutCode } from '../lib/layout-code.ts';
import { useShellActions } from '../lib/shell-actions.ts';
import { FrameChoices } from './frame-choices.tsx';
import { LookChoices } from './look-choices.tsx';
import styles from './customizer.module.css';

/** Opens the dialog that resets the demo data; renders nothing if there is no demo. */
function DemoReset({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('template-shell');
  const { openReset } = useShellActions();
  if (!openReset) return null;
  const open = () => {
    onOpen();
    openReset();
  };
  return (
    <>
      <hr className={styles.rule} />
      <Button size="small" variant="plain" icon="refresh" onClick={open}>
        {t('user.reset')}
      </Button>
    </>
  );
}

/** The template's appearance: every change applies at once and is stored in this browser. */
export function Customizer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['template-shell', 'common']);
  const { lng } = useLanguage();
  const dispatch = useAppDispatch();
  const layout = useAppSelector((state) => state.layout);
  const toast = useToast();
  const copy = useCopy();
  const runAction = useRunAction();
  const reset = () =>
    runAction(async () => {
      await loadDirection(directionOf(lng));
      dispatch(layoutReset());
      toast({ text: t('customizer.wasReset') });
    });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      closeLabel={t('common:action.close')}
      title={t('customizer.title')}
      detail={t('customizer.detail')}
      headActions={
        <Tooltip title={t('customizer.reset')}>
          <IconButton icon="undo" label={t('customizer.reset')} onClick={() => void reset()} />
        </Tooltip>
      }
      actions={
        <>
          <Button
            className={styles.grow}
            size="small"
            variant="plain"
            icon="copy"
            onClick={() => void copy(layoutCode(layout), t('customizer.copied'))}
          >
            {t('customizer.copy')}
          </Button>
          <Button size="small" variant="text" onClick={() => void reset()}>
            {t('customizer.resetShort')}
          </Button>
        </>
      }
    >
      <LookChoices />
      <hr className={styles.rule} />
      <FrameChoices />
      <DemoReset onOpen={onClose} />
    </Drawer>
  );
}
