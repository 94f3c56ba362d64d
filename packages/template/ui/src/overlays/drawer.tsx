import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx, IconButton } from '@kado/ui';
import styles from './drawer.module.css';

/** Props of Drawer. */
export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  title: ReactNode;
  /** One quiet line under the title. */
  detail?: ReactNode;
  /** Beside the cross. */
  headActions?: ReactNode;
  /** The buttons at its foot; the filled one first. */
  actions?: ReactNode;
  /** 400 px wide, or 560. */
  size?: 'normal' | 'wide' | undefined;
  children: ReactNode;
};

const FIRST = 'input:not([type="hidden"]), select, textarea, button, a[href]';

/** Keeps what opened it, goes in when it opens, and gives the focus back when it closes. */
function useFocus(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  // Before it is seen: a moment later somebody may be in a field already.
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = document.activeElement;
    (ref.current?.querySelector<HTMLElement>(`[data-body] :is(${FIRST})`) ?? ref.current)?.focus();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const panel = ref.current;
    return () => {
      const inside = panel?.contains(document.activeElement) || document.activeElement === document.body;
      if (inside && opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [open]);
  return ref;
}

/** Closes on Escape where nothing has the focus: a button in it that has just become disabled took it along. */
function useEscape(open: boolean, onClose: () => void) {
  useEffect(() => {
    if (!open) return undefined;
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && event.target === document.body) onClose();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [open, onClose]);
}

/** A panel at the end of the page for a tool or a form, without a scrim: the page behind stays usable. Escape closes it. */
export function Drawer({
  open,
  onClose,
  closeLabel,
  title,
  detail,
  headActions,
  actions,
  size = 'normal',
  children,
}: DrawerProps) {
  const id = useId();
  const ref = useFocus(open);
  useEscape(open, onClose);
  if (!open) return null;
  return createPortal(
    <dialog
      open
      ref={ref}
      className={cx(styles.drawer, size === 'wide' && styles.wide)}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
        {headActions}
        <IconButton icon="x" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body} data-body>
        {children}
      </div>
      {actions && <div className={styles.foot}>{actions}</div>}
    </dialog>,
    document.body,
  );
}
