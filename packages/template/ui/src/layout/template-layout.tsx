import { type ReactNode, useMemo, useState } from 'react';
import { cx, IconButton, SkipLink } from '@kado/ui';
import { FrameProvider } from './frame-context.ts';
import type { MenuContent, SideMenuProps } from './side-menu.tsx';
import { MenuDrawer, Side } from './side.tsx';
import { type TemplateLook, PLAIN } from './template-look.ts';
import { ToTop } from './to-top.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './template-layout.module.css';

/** Props of TemplateLayout. */
export type TemplateLayoutProps = {
  skipLabel: string;
  menu: MenuContent;
  openMenuLabel: string;
  toTopLabel: string;
  /** The look of the frame; by default a menu at the side and a sticky navbar. */
  look?: TemplateLook | undefined;
  /** The button that collapses the menu to icons, or keeps it open. */
  pin?: SideMenuProps['pin'];
  /** Content of the navbar: at its start (search, bookmarks) and at its end (skin, account). */
  start?: ReactNode;
  end?: ReactNode;
  /** Shown in the corner while the navbar is hidden: a control that can bring it back, such as the customizer button. */
  corner?: ReactNode;
  footer?: ReactNode;
  banner?: ReactNode;
  /** The menu of actions on the page, shown in its PageHead. */
  pageMenu?: ReactNode;
  children: ReactNode;
};

/** The template's frame: menu, navbar, page, footer. */
export function TemplateLayout(props: TemplateLayoutProps) {
  const { menu, look = PLAIN, pageMenu } = props;
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const openMenu = () => {
    setWanted(true);
    setOpen(true);
  };
  const frame = useMemo(() => ({ pageMenu, rowHeight: look.rowHeight }), [pageMenu, look.rowHeight]);
  const vertical = look.menu === 'vertical' && !look.menuHidden;
  const horizontal = look.menu === 'horizontal' && !look.menuHidden;
  const burger = (
    <IconButton
      className={cx(styles.burger, look.menuHidden && styles.always)}
      icon="menu"
      label={props.openMenuLabel}
      aria-expanded={open}
      onClick={openMenu}
    />
  );
  return (
    <div
      className={cx(styles.app, vertical && styles.beside, vertical && look.menuCollapsed && styles.narrow)}
      data-navbar={look.navbar}
      data-footer={look.footer}
      data-width={look.contentWidth}
    >
      <SkipLink>{props.skipLabel}</SkipLink>
      {vertical && <Side menu={menu} pin={props.pin} folded={look.menuCollapsed} />}
      {wanted && <MenuDrawer menu={menu} open={open} onClose={() => setOpen(false)} />}
      <div className={styles.main}>
        {props.banner}
        <TopBar
          menu={horizontal ? menu : undefined}
          kind={look.navbar}
          color={look.navbarColor}
          burger={burger}
          start={props.start}
          end={props.end}
        />
        <main id="main" className={styles.page} tabIndex={-1}>
          <FrameProvider value={frame}>{props.children}</FrameProvider>
        </main>
        {props.footer && look.footer !== 'hidden' && <footer className={styles.footer}>{props.footer}</footer>}
      </div>
      {look.navbar === 'hidden' && (
        <div className={styles.corner}>
          {burger}
          {props.corner}
        </div>
      )}
      <ToTop label={props.toTopLabel} />
    </div>
  );
}
