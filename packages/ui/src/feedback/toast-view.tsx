import Snackbar from '@mui/material/Snackbar';
import { useEffect, useRef } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { QueuedToast } from './toast-queue.ts';
import styles from './toast.module.css';

type ToastViewProps = { toast: QueuedToast; regionLabel: string; closeLabel: string; onDone: () => void };

/** F6 moves the focus into the toast, and back to where it was. */
const useF6 = (place: { readonly current: HTMLElement | null }): (() => void) => {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      if (place.current?.contains(document.activeElement)) {
        before.current?.focus();
        return;
      }
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      place.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [place]);
  return () => {
    if (place.current?.contains(document.activeElement)) before.current?.focus();
  };
};

/** One toast; its timer pauses while the toast is hovered or focused. */
export function ToastView({ toast, regionLabel, closeLabel, onDone }: ToastViewProps) {
  const place = useRef<HTMLElement>(null);
  const giveFocusBack = useF6(place);
  const done = () => {
    giveFocusBack();
    onDone();
  };
  const { undo } = toast;
  return (
    <Snackbar
      open
      autoHideDuration={toast.duration ?? 6000}
      resumeHideDuration={2000}
      onClose={(_, reason) => reason !== 'clickaway' && done()}
      className={styles.place ?? ''}
      slotProps={{ clickAwayListener: { mouseEvent: false, touchEvent: false } }}
    >
      <section ref={place} className={styles.toast} aria-label={regionLabel}>
        {toast.tone === 'good' && <Icon name="check" size={20} />}
        {toast.tone === 'bad' && <Icon name="alert" size={20} />}
        <span className={styles.text}>{toast.text}</span>
        {undo && (
          <button
            type="button"
            className={styles.undo}
            onClick={() => {
              undo.onUndo();
              done();
            }}
          >
            {undo.label}
          </button>
        )}
        <IconButton className={styles.close} icon="x" size="small" label={closeLabel} onClick={done} />
      </section>
    </Snackbar>
  );
}
