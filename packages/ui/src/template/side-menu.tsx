import { useState } from 'react';
import { Brand } from '../icons/brand.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { cx } from '../parts/cx.ts';
import { Anchor } from '../theme/link.tsx';
import styles from './side-menu.module.css';

/** One place in the template's menu; with `children` a group that opens. */
export type MenuPlace = {
  key: string;
  label: string;
  icon?: IconName | undefined;
  to?: string | undefined;
  current?: boolean | undefined;
  badge?: string | number | undefined;
  children?: readonly MenuPlace[] | undefined;
};

/** A titled part of the menu. */
export type MenuSection = { key: string; title?: string | undefined; places: readonly MenuPlace[] };

const isOpen = (place: MenuPlace): boolean => place.children?.some((child) => child.current || isOpen(child)) ?? false;

function Group({ place }: { place: MenuPlace }) {
  const here = isOpen(place);
  const [open, setOpen] = useState(here);
  return (
    <>
      <button
        type="button"
        className={cx(styles.place, here && styles.trail)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {place.icon && <Icon name={place.icon} size={18} />}
        <span className={styles.label}>{place.label}</span>
        {place.badge !== undefined && <span className={styles.badge}>{place.badge}</span>}
        <span className={cx(styles.turn, open && styles.open)}>
          <Icon name="next" size={16} />
        </span>
      </button>
      {open && (
        <ul className={styles.rail}>
          {place.children?.map((child) => (
            <li key={child.key}>
              <Place place={child} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Place({ place }: { place: MenuPlace }) {
  if (place.children?.length) return <Group place={place} />;
  return (
    <Anchor className={styles.place} to={place.to ?? '#'} aria-current={place.current ? 'page' : undefined}>
      {place.icon && <Icon name={place.icon} size={18} />}
      <span className={styles.label}>{place.label}</span>
      {place.badge !== undefined && <span className={styles.badge}>{place.badge}</span>}
    </Anchor>
  );
}

/** Props of SideMenu. */
export type SideMenuProps = { brandTo: string; label: string; sections: readonly MenuSection[] };

/** The template's menu: brand, then sections of places. */
export function SideMenu({ brandTo, label, sections }: SideMenuProps) {
  return (
    <nav className={styles.menu} data-ground="menu" aria-label={label}>
      <Anchor className={styles.brand} to={brandTo}>
        <Brand />
      </Anchor>
      <div className={styles.nav}>
        {sections.map((section) => (
          <div key={section.key}>
            {section.title && <h2 className={styles.title}>{section.title}</h2>}
            <ul>
              {section.places.map((place) => (
                <li key={place.key}>
                  <Place place={place} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
