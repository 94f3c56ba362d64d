import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { Anchor, Icon } from '@kado/ui';
import type { MenuEntry } from './menu-button.tsx';
import styles from './menu-list.module.css';

type MenuListProps = {
  id: string;
  label: string;
  open: boolean;
  /** The button that opened the menu. */
  anchor: HTMLElement | undefined;
  entries: readonly MenuEntry[];
  head?: ReactNode;
  onClose: () => void;
};

/** The opened menu. */
export function MenuList({ id, label, open, anchor, entries, head, onClose }: MenuListProps) {
  const side = document.documentElement.dir === 'rtl' ? 'left' : 'right';
  const lines = entries.flatMap((entry) => {
    const link =
      entry.denied !== undefined ? { 'aria-disabled': true } : entry.to !== undefined ? { component: Anchor, to: entry.to } : {};
    const line = (
      <MenuItem
        key={entry.key}
        {...link}
        {...(entry.chosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': entry.chosen })}
        lang={entry.lang}
        selected={entry.chosen ?? false}
        onClick={() => {
          if (entry.denied !== undefined) return;
          onClose();
          entry.onClick?.();
        }}
      >
        {entry.icon && <Icon name={entry.icon} size={20} />}
        <span className={styles.words}>
          {entry.label}
          {entry.denied && <span className={styles.denied}>{entry.denied}</span>}
        </span>
        {entry.chosen && <Icon name="check" size={20} />}
      </MenuItem>
    );
    return entry.apart ? [<Divider key={`${entry.key}-line`} component="li" />, line] : [line];
  });
  return (
    <Menu
      id={id}
      open={open}
      anchorEl={anchor ?? null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: side }}
      transformOrigin={{ vertical: 'top', horizontal: side }}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {head && (
        <li className={styles.head} role="presentation">
          {head}
        </li>
      )}
      {lines}
    </Menu>
  );
}
