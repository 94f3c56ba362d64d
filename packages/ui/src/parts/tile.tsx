import { useState } from 'react';
import { cx } from './cx.ts';
import { hueOf, initialsOf } from './hue.ts';
import styles from './tile.module.css';

/** Sizes of tiles and avatars: 32, 44, 56 px. */
export type TileSize = 'xs' | 'normal' | 'xl';

/** Props of Tile: the id (of a network, bank, brand, country) chooses the colour. */
export type TileProps = { id: string; initials: string; size?: TileSize | undefined };

/** A brand tile: two letters on a colour. Decorative: show the name beside it. */
export function Tile({ id, initials, size = 'normal' }: TileProps) {
  const hue = hueOf(id, 12);
  return (
    <span
      className={cx(styles.tile, styles[size])}
      style={{ background: `var(--brand-${hue})`, color: `var(--on-brand-${hue})` }}
      aria-hidden="true"
    >
      {initials.slice(0, 2).toLocaleUpperCase()}
    </span>
  );
}

/** Props of Avatar: the id chooses the colour, the name gives the initials. */
export type AvatarProps = {
  id: string;
  name: string;
  size?: TileSize | undefined;
  /** The person's picture, if there is one; if it does not load, the initials are shown. */
  src?: string | undefined;
};

const PX: Record<TileSize, number> = { xs: 32, normal: 44, xl: 56 };

/** A person's picture, or initials on a colour derived from the id. Decorative. */
export function Avatar({ id, name, size = 'normal', src }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  if (src && src !== missing)
    return (
      <img
        className={styles.picture}
        src={src}
        alt=""
        width={PX[size]}
        height={PX[size]}
        loading="lazy"
        onError={() => setMissing(src)}
      />
    );
  const hue = hueOf(id, 6);
  return (
    <span
      className={cx(styles.tile, styles.round, styles[size])}
      style={{ background: `var(--person-${hue})`, color: `var(--on-person-${hue})` }}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}
