import type { ReactNode } from 'react';
import { Anchor, cx, Icon, type IconName } from '@kado/ui';
import styles from './chip.module.css';

/** Props of Chip: a filter or a recipient to choose; with `to` the chip is a link. */
export type ChipProps = {
  children: ReactNode;
  /** Whether the chip is chosen: aria-pressed on a button, aria-current on a link. */
  pressed?: boolean | undefined;
  onClick?: (() => void) | undefined;
  to?: string | undefined;
  icon?: IconName | undefined;
  /** An Avatar or Tile of size xs. */
  picture?: ReactNode;
  disabled?: boolean | undefined;
};

/** One chip. */
export function Chip({ children, pressed, onClick, to, icon, picture, disabled }: ChipProps) {
  const className = cx(styles.chip, Boolean(picture) && styles.pictured, pressed && styles.on);
  const inside = (
    <>
      {picture}
      {icon && <Icon name={icon} size={20} />}
      {children}
    </>
  );
  if (to !== undefined) {
    return (
      <Anchor className={className} to={to} aria-current={pressed ? 'true' : undefined}>
        {inside}
      </Anchor>
    );
  }
  return (
    <button className={className} type="button" aria-pressed={pressed} onClick={onClick} disabled={disabled}>
      {inside}
    </button>
  );
}

/** A row of chips. On a desktop it wraps; on a phone it scrolls sideways, unless `wrap` is set. */
export function Chips({ label, wrap, children }: { label: string; wrap?: boolean | undefined; children: ReactNode }) {
  return (
    <fieldset className={cx(styles.chips, wrap && styles.wrap)} aria-label={label}>
      {children}
    </fieldset>
  );
}
