import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Anchor, cx, Icon } from '@kado/ui';
import { GroupButton, MenuItemList, useOneOpen } from './menu-item.tsx';
import { holdsCurrent, type MenuItem, type MenuSection } from './menu-rules.ts';
import styles from './top-menu.module.css';

/** A section with a title becomes one drop-down; the items of an untitled section stay separate. */
export const slotsOf = (sections: readonly MenuSection[]): MenuItem[] =>
  sections.flatMap(({ key, title, icon, items }) =>
    title === undefined ? items : [{ key: `section:${key}`, label: title, icon, children: items }],
  );

function Panel({ item }: { item: MenuItem }) {
  const { open, press } = useOneOpen(item.children ?? []);
  return (
    <div className={styles.panel}>
      <MenuItemList items={item.children ?? []} open={open} onPress={press} />
    </div>
  );
}

function Slot({ item, open, onPress, onClose }: { item: MenuItem; open: boolean; onPress: () => void; onClose: () => void }) {
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
      <GroupButton down item={item} open={open} onPress={onPress} />
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a followed link closes the panel
        <div onClick={(event) => (event.target as Element).closest('a') && onClose()}>
          <Panel item={item} />
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
      {slots.map((item) =>
        item.children?.length ? (
          <Slot key={item.key} item={item} open={open === item.key} onPress={() => press(item.key)} onClose={close} />
        ) : (
          <Anchor
            key={item.key}
            className={cx(styles.link, holdsCurrent(item) && styles.here)}
            to={item.to ?? '#'}
            aria-current={item.current ? 'page' : undefined}
          >
            {item.icon && <Icon name={item.icon} size={18} />}
            {item.label}
          </Anchor>
        ),
      )}
    </nav>
  );
}
