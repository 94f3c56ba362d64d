import ClickAwayListener from '@mui/material/ClickAwayListener';
import Popper from '@mui/material/Popper';
import Tooltip from '@mui/material/Tooltip';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cx, IconButton, type IconName, VisuallyHidden } from '@kado/ui';
import styles from './popover.module.css';
import { useFocusReturn } from './use-focus-return.ts';

/** Props of Popover. */
export type PopoverProps = {
  /** The accessible name of the button, with the count it shows; with a `trigger`, only the text that the trigger lacks. */
  label: string;
  icon?: IconName | undefined;
  count?: number | undefined;
  /** Shown instead of the icon: a picture, or an avatar with a name. */
  trigger?: ReactNode;
  /** The edge of the button to which the panel is aligned; the panel shifts if it does not fit. */
  align?: 'start' | 'end' | undefined;
  /** 240, 320 or 440 px wide. */
  size?: 'small' | 'normal' | 'wide' | undefined;
  /** The content; rendered when the panel opens, so that its code and data can load then. */
  children: (close: () => void) => ReactNode;
};

// Only the window is a boundary: a panel inside another panel may be larger than that panel.
const OPTIONS = { strategy: 'fixed' } as const;
const MODIFIERS = [
  { name: 'computeStyles', options: { gpuAcceleration: false } },
  { name: 'offset', options: { offset: [0, 8] } },
  { name: 'flip', options: { boundary: [] } },
  { name: 'preventOverflow', options: { padding: 8, altAxis: true, boundary: [] } },
];

/** A placeholder while the content of a Popover loads. */
export const PendingPanel = () => <div className={styles.pending} />;

type PanelProps = Pick<PopoverProps, 'label' | 'children'> & { id: string; size: 'small' | 'normal' | 'wide'; close: () => void };

function Panel({ id, label, size, close, children }: PanelProps) {
  const panel = useFocusReturn<HTMLDialogElement>(true);
  return (
    <dialog open ref={panel} id={id} className={cx(styles.panel, styles[size])} aria-label={label} tabIndex={-1}>
      {children(close)}
    </dialog>
  );
}

/** A button and a panel below it; the page stays usable. Escape, a press outside and moving the focus out by Tab close it. */
export function Popover({ label, icon, count, trigger, align = 'end', size = 'normal', children }: PopoverProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [close] = useState(() => () => setAnchor(undefined));
  const open = anchor !== undefined;
  const leave = ({ relatedTarget: to, currentTarget }: FocusEvent) => {
    // The panel stays open when the focus moves to a menu or dialog above the page, such as its own language menu: that returns the focus when it closes.
    if (to && !currentTarget.contains(to) && !to.closest('.MuiModal-root')) close();
  };
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
  const button = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(open ? undefined : currentTarget),
  } as const;
  return (
    <ClickAwayListener mouseEvent={open ? 'onPointerDown' : false} touchEvent={false} onClickAway={close}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to its descendants and is no control itself */}
      <div className={styles.wrap} onBlur={leave} onKeyDown={open ? closeByEscape : undefined}>
        {trigger === undefined ? (
          <Tooltip title={open ? '' : label}>
            <IconButton {...button} icon={icon} count={count} label={label} className={cx(open && styles.pressed)} />
          </Tooltip>
        ) : (
          <button {...button} type="button" className={cx(styles.trigger, open && styles.pressed)}>
            {trigger}
            <VisuallyHidden>{label}</VisuallyHidden>
          </button>
        )}
        <Popper
          open={open}
          anchorEl={anchor ?? null}
          placement={`bottom-${align}`}
          popperOptions={OPTIONS}
          modifiers={MODIFIERS}
          role="presentation"
          disablePortal
          className={styles.place ?? ''}
        >
          <Panel id={id} label={label} size={size} close={close}>
            {children}
          </Panel>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}

/** Props of PopPanel. */
export type PopPanelProps = { title: ReactNode; end?: ReactNode; foot?: ReactNode; children: ReactNode };

/** The layout of a Popover's content: title, content, and a foot with actions. */
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
