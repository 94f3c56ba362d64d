import { type FocusEvent, type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { cx, IconButton, type IconName, VisuallyHidden } from '@kado/ui';
import { Tooltip } from '../controls/tooltip.tsx';
import styles from './popover.module.css';

/** Props of Popover. */
export type PopoverProps = {
  /** Name of its button, with the count it shows; after a `face` what its words leave unsaid. */
  label: string;
  icon?: IconName | undefined;
  count?: number | undefined;
  /** Instead of the icon: a picture, a face with a name. */
  face?: ReactNode;
  /** Which edge of the button it hangs from. */
  align?: 'start' | 'end' | undefined;
  /** 240, 320 or 440 px wide. */
  size?: 'small' | 'normal' | 'wide' | undefined;
  /** What it shows; made when it opens, so that it can be fetched then. */
  children: (close: () => void) => ReactNode;
};

/** Goes in when it opens, and gives the focus back when it closes. */
function useEntry(open: boolean) {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    const inside = panel.current;
    inside?.focus();
    return () => {
      const held = inside?.contains(document.activeElement) || document.activeElement === document.body;
      if (held && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  return panel;
}

/** Calls back for a press outside of an element. */
function useOutside(open: boolean, close: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const outside = ({ target }: PointerEvent) => {
      if (!ref.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open, close]);
  return ref;
}

/** A button and what hangs under it; Escape, a press outside or leaving it by Tab closes it. */
export function Popover({ label, icon, count, face, align = 'end', size = 'normal', children }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  const wrap = useOutside(open, close);
  const panel = useEntry(open);
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
  const button = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  } as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to what is inside, is no control itself
    <div ref={wrap} className={styles.wrap} onBlur={leave} onKeyDown={open ? keys : undefined}>
      {face === undefined ? (
        <Tooltip text={label}>
          <IconButton {...button} icon={icon} count={count} label={label} className={cx(open && styles.pressed)} />
        </Tooltip>
      ) : (
        <button {...button} type="button" className={cx(styles.face, open && styles.pressed)}>
          {face}
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      )}
      {open && (
        <dialog
          open
          ref={panel}
          id={id}
          className={cx(styles.panel, styles[align], styles[size])}
          aria-label={label}
          tabIndex={-1}
        >
          <Suspense fallback={<div className={styles.wait} />}>{children(close)}</Suspense>
        </dialog>
      )}
    </div>
  );
}

/** Props of PopPanel. */
export type PopPanelProps = { title: ReactNode; end?: ReactNode; foot?: ReactNode; children: ReactNode };

/** Inside a Popover: title, what it holds, and a foot with what can be done. */
export function PopPanel({ title, end, foot, children }: PopPanelProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {end}
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  );
}
