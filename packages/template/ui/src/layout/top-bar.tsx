import type { CSSProperties, ReactNode } from 'react';
import { Anchor, Brand, lazyComponent } from '@kado/ui';
import { primaries } from '@kado/ui/tokens';
import type { MenuContent } from './side-menu.tsx';
import type { TemplateLook } from './template-look.ts';
import styles from './top-bar.module.css';

const TopMenu = lazyComponent(async () => (await import('./top-menu.tsx')).TopMenu);

type TopBarProps = {
  /** The horizontal menu, if there is one. */
  menu: MenuContent | undefined;
  kind: TemplateLook['navbar'];
  color: TemplateLook['navbarColor'];
  burger: ReactNode;
  start: ReactNode;
  end: ReactNode;
};

/** Sets the light primary colour inside the bar to the bar's colour. */
function tint(color: TemplateLook['navbarColor']): CSSProperties {
  if (color === 'ground' || color === 'primary') return {};
  const value = color === 'ink' ? 'var(--ink)' : primaries[color === 'slate' ? 'graphite' : color][0];
  return { '--p-light': value } as CSSProperties;
}

/** The navbar, and the horizontal menu below it. */
export function TopBar({ menu, kind, color, burger, start, end }: TopBarProps) {
  if (!menu && kind === 'hidden') return null;
  return (
    <div className={styles.top} data-kind={kind}>
      {kind !== 'hidden' && (
        <header className={styles.navbar} data-tint={color === 'ground' ? undefined : color} style={tint(color)}>
          {burger}
          {menu && (
            <Anchor className={styles.brand} to={menu.brandTo}>
              <Brand />
            </Anchor>
          )}
          <div className={styles.start}>{start}</div>
          <div className={styles.end}>{end}</div>
        </header>
      )}
      {menu && (
        <div className={styles.menu} data-ground="menu">
          <TopMenu label={menu.label} sections={menu.sections} />
        </div>
      )}
    </div>
  );
}
