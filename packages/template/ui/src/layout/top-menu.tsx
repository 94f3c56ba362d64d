import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Anchor, cx, Icon } from '@kado/ui';
import { GroupButton, PlaceList, useOneOpen } from './menu-place.tsx';
import { holdsCurrent, type MenuPlace, type MenuSection } from './menu-rules.ts';
import styles from './top-menu.module.css';

/** A section with a title becomes one drop-down; the places of an untitled section stay separate. */
export const slotsOf = (sections: readonly MenuSection[]): MenuPlace[] =>
  sections.flatMap(({ key, title, icon, places }) =>
    title === undefined ? places : [{ key: `section:${key}`, label: title, icon, children: places }],
  );

function Panel({ place }: { place: MenuPlace }) {
  const { open, press } = useOneOpen(place.children ?? []);
  return (
    <div className={styles.panel}>
      <PlaceList places={place.children ?? []} open={open} onPress={press} />
    </div>
  );
}

function Slot({ place, open, onPress, onClose }: { place: MenuPlace; open: boolean; onPress: () => void; onClose: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onClose();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    onClose();
    ref.current?.querySelector<HTMLElement>('button')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to what is inside, is no control itself
    <div ref={ref} className={styles.slot} onBlur={leave} onKeyDown={open ? keys : undefined}>
      <GroupButton down place={place} open={open} onPress={onPress} />
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a followed link closes the panel
        <div onClick={(event) => (event.target as Element).closest('a') && onClose()}>
          <Panel place={place} />
        </div>
      )}
    </div>
  );
}

/** The horizontal menu: the same tree as drop-downs. */
export function TopMenu({ label, sections }: { label: string; sections: readonly MenuSection[] }) {
  const slots = slotsOf(sections);
  const ref = useRef<HTMLElement>(null);
  const { open, press, close } = useOneOpen([]);
  useEffect(() => {
    if (open === undefined) return undefined;
    const outside = ({ target }: PointerEvent) => {
      if (!ref.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  });
  return (
    <nav ref={ref} className={styles.menu} aria-label={label}>
      {slots.map((place) =>
        place.children?.length ? (
          <Slot key={place.key} place={place} open={open === place.key} onPress={() => press(place.key)} onClose={close} />
        ) : (
          <Anchor
            key={place.key}
            className={cx(styles.link, holdsCurrent(place) && styles.here)}
            to={place.to ?? '#'}
            aria-current={place.current ? 'page' : undefined}
          >
            {place.icon && <Icon name={place.icon} size={18} />}
            {place.label}
          </Anchor>
        ),
      )}
    </nav>
  );
}
