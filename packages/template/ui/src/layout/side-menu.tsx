import { Anchor, Brand, cx, IconButton } from '@kado/ui';
import { MenuItemList, useOneOpen } from './menu-item.tsx';
import type { MenuSection } from './menu-rules.ts';
import styles from './side-menu.module.css';

/** The content of the template's menu. */
export type MenuContent = { brandTo: string; label: string; sections: readonly MenuSection[] };

/** Props of SideMenu. */
export type SideMenuProps = MenuContent & {
  /** Shows only icons. */
  mini?: boolean | undefined;
  /** The button that collapses the menu to icons, or keeps it open. */
  pin?: { label: string; pressed: boolean; onPress: () => void } | undefined;
};

/** The template's menu: brand, then sections of items. */
export function SideMenu({ brandTo, label, sections, mini, pin }: SideMenuProps) {
  const { open, press } = useOneOpen(sections.flatMap(({ items }) => items));
  return (
    <nav className={cx(styles.menu, mini && styles.mini)} data-ground="menu" data-mini={mini || undefined} aria-label={label}>
      <div className={styles.head}>
        <Anchor className={styles.brand} to={brandTo}>
          <Brand />
        </Anchor>
        {pin && (
          <IconButton
            className={cx(styles.pin, pin.pressed && styles.pinned)}
            size="small"
            icon="pin"
            label={pin.label}
            aria-pressed={pin.pressed}
            onClick={pin.onPress}
          />
        )}
      </div>
      <div className={styles.nav}>
        {sections.map((section) => (
          <div key={section.key}>
            {section.title && <h2 className={styles.title}>{section.title}</h2>}
            <MenuItemList items={section.items} open={mini ? undefined : open} onPress={press} />
          </div>
        ))}
      </div>
    </nav>
  );
}
