import { type FocusEvent, useState } from 'react';
import { cx, lazyComponent } from '@kado/ui';
import { type MenuContent, SideMenu, type SideMenuProps } from './side-menu.tsx';
import styles from './side.module.css';

const Drawer = lazyComponent(async () => (await import('./side-drawer.tsx')).SideDrawer);

/** The menu as a drawer over the page; following a link closes it. */
export function MenuDrawer({ menu, open, onClose }: { menu: MenuContent; open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} label={menu.label}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a followed link closes the drawer */}
      <div className={styles.drawer} onClick={(event) => (event.target as Element).closest('a') && onClose()}>
        <SideMenu {...menu} />
      </div>
    </Drawer>
  );
}

/** The menu at the side; collapsed to icons, it expands over the page while it is hovered or focused. */
export function Side({ menu, pin, folded }: { menu: MenuContent; pin: SideMenuProps['pin']; folded: boolean }) {
  const [peek, setPeek] = useState(false);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setPeek(false);
  };
  return (
    <div
      className={cx(styles.side, folded && styles.folded, folded && peek && styles.peek)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPeek(true)}
      onPointerLeave={() => setPeek(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setPeek(true)}
      onBlur={leave}
    >
      <SideMenu {...menu} pin={pin} mini={folded && !peek} />
    </div>
  );
}
