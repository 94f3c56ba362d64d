import styles from './icon.module.css';
import { cx } from '../parts/cx.ts';
import { paths } from './paths.ts';

/** Names of the icon set. */
export type IconName = keyof typeof paths;

/** Whether a name from data (of a feature or a row) is an icon's name. */
export const isIcon = (name: string): name is IconName => Object.hasOwn(paths, name);

/** Props of Icon; `size` in px. */
export type IconProps = { name: IconName; size?: 14 | 16 | 18 | 20 | 24 | undefined; className?: string | undefined };

const MIRRORED: ReadonlySet<IconName> = new Set<IconName>([
  'back',
  'go',
  'next',
  'moneyback',
  'list',
  'send',
  'logout',
  'exit',
  'menu',
  'undo',
  'enter',
]);

/** A decorative icon; the text beside it has the meaning. Icons with a direction are mirrored in right-to-left pages. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={cx(
        styles.icon,
        styles[`s${size}`],
        name === 'dots' && styles.dots,
        MIRRORED.has(name) && styles.flip,
        className,
      )}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
