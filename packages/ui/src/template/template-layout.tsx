import { type ReactNode, Suspense, lazy, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { SkipLink } from '../layout/skip-link.tsx';
import { SideMenu, type SideMenuProps } from './side-menu.tsx';
import styles from './template-layout.module.css';

const Drawer = lazy(async () => ({ default: (await import('./side-drawer.tsx')).SideDrawer }));

/** Props of TemplateLayout. */
export type TemplateLayoutProps = {
  skipLabel: string;
  menu: SideMenuProps;
  openMenuLabel: string;
  /** Of the navbar: at its start (search, marks) and at its end (theme, person). */
  start?: ReactNode;
  end?: ReactNode;
  footer?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
};

/** The template's plain frame: menu, navbar, page, footer. */
export function TemplateLayout({ skipLabel, menu, openMenuLabel, start, end, footer, banner, children }: TemplateLayoutProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const openMenu = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <div className={styles.app}>
      <SkipLink>{skipLabel}</SkipLink>
      <div className={styles.side}>
        <SideMenu {...menu} />
      </div>
      {wanted && (
        <Suspense fallback={null}>
          <Drawer open={open} onClose={() => setOpen(false)} label={menu.label}>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a followed link closes the drawer */}
            <div className={styles.drawer} onClick={(event) => (event.target as Element).closest('a') && setOpen(false)}>
              <SideMenu {...menu} />
            </div>
          </Drawer>
        </Suspense>
      )}
      <div className={styles.main}>
        {banner}
        <header className={styles.navbar}>
          <IconButton className={styles.burger} icon="menu" label={openMenuLabel} aria-expanded={open} onClick={openMenu} />
          <div className={styles.start}>{start}</div>
          <div className={styles.end}>{end}</div>
        </header>
        <main id="main" className={styles.page} tabIndex={-1}>
          {children}
        </main>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </div>
  );
}
