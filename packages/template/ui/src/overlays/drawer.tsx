import MuiDrawer from '@mui/material/Drawer';
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import { cx, IconButton } from '@kado/ui';
import styles from './drawer.module.css';
import { useFocusReturn } from './use-focus-return.ts';

/** Props of Drawer. */
export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  title: ReactNode;
  /** One line of secondary text below the title. */
  detail?: ReactNode;
  /** Shown beside the close button. */
  headActions?: ReactNode;
  /** The buttons at the foot, the primary one first. */
  actions?: ReactNode;
  /** 400 px wide, or 560. */
  size?: 'normal' | 'wide' | undefined;
  children: ReactNode;
};

// Not an unselected tab: focusing it would select it.
const FIRST = '[data-body] :is(input:not([type="hidden"]), select, textarea, button, a[href]):not([tabindex="-1"])';

/** Also closes on Escape when nothing has the focus: a button that becomes disabled loses it. */
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

/** A panel at the end of the page for a tool or a form, without a backdrop: the page stays usable. Escape closes it. */
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
  const ref = useFocusReturn<HTMLDivElement>(open, FIRST);
  useEscape(open, onClose);
  if (!open) return null;
  const paper = {
    ref,
    role: 'dialog',
    'aria-labelledby': id,
    tabIndex: -1,
    className: cx(styles.drawer, size === 'wide' && styles.wide),
    onKeyDown: (event: ReactKeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      onClose();
    },
  };
  return createPortal(
    <MuiDrawer open variant="persistent" anchor="right" slotProps={{ paper, transition: { appear: true } }}>
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
    </MuiDrawer>,
    document.body,
  );
}
