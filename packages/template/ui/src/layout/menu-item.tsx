import { type ReactNode, useState } from 'react';
import Tooltip from '@mui/material/Tooltip';
import { Anchor, cx, Icon, usePrefetchIntent } from '@kado/ui';
import { afterPress, holdsCurrent, type MenuItem, trailOf } from './menu-rules.ts';
import styles from './menu-item.module.css';

/** The open one of some groups: at first the group of the current page, until another is pressed. When the current page changes, its group opens. */
export function useOneOpen(items: readonly MenuItem[]) {
  const trail = trailOf(items);
  const [open, setOpen] = useState(trail);
  const [seen, setSeen] = useState(trail);
  if (trail !== seen) {
    setSeen(trail);
    setOpen(trail);
  }
  return { open, press: (key: string) => setOpen(afterPress(open, key)), close: () => setOpen(undefined) };
}

function ItemContent({ item, end }: { item: MenuItem; end?: ReactNode }) {
  return (
    <>
      {item.icon && <Icon name={item.icon} size={18} />}
      <span className={styles.label}>{item.label}</span>
      {item.badge !== undefined && <span className={styles.badge}>{item.badge}</span>}
      {end}
    </>
  );
}

/** The button of a group: its name and whether it is open. */
export function GroupButton({
  item,
  open,
  onPress,
  down,
}: {
  item: MenuItem;
  open: boolean;
  onPress: () => void;
  /** The arrow always points down, also while the group is open, as in the horizontal menu. */
  down?: boolean | undefined;
}) {
  // The group's own page is most often opened next, so it is prefetched.
  const intent = usePrefetchIntent<HTMLButtonElement>(item.to);
  return (
    <button
      type="button"
      className={cx(styles.item, holdsCurrent(item) && styles.trail)}
      aria-expanded={open}
      data-trail={holdsCurrent(item) || undefined}
      onClick={onPress}
      {...intent}
    >
      <ItemContent
        item={item}
        end={
          <span className={cx(styles.turn, !down && open && styles.open)}>
            <Icon name={down ? 'down' : 'next'} size={16} />
          </span>
        }
      />
    </button>
  );
}

function Leaf({ item }: { item: MenuItem }) {
  if (item.denied !== undefined) {
    return (
      <Tooltip title={item.denied} describeChild>
        <button type="button" className={cx(styles.item, styles.denied)} aria-disabled="true">
          <ItemContent item={item} end={<Icon name="lock" size={14} />} />
        </button>
      </Tooltip>
    );
  }
  return (
    <Anchor className={styles.item} to={item.to ?? '#'} aria-current={item.current ? 'page' : undefined}>
      <ItemContent item={item} />
    </Anchor>
  );
}

/** A list of items; the items of an open group are indented below it. */
export function MenuItemList({
  items,
  open,
  onPress,
  rail,
}: {
  items: readonly MenuItem[];
  open: string | undefined;
  onPress: (key: string) => void;
  rail?: boolean | undefined;
}) {
  return (
    <ul className={rail ? styles.rail : undefined} data-rail={rail || undefined}>
      {items.map((item) => (
        <li key={item.key}>
          {item.children?.length ? (
            <>
              <GroupButton item={item} open={open === item.key} onPress={() => onPress(item.key)} />
              {open === item.key && <Below items={item.children} />}
            </>
          ) : (
            <Leaf item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Below({ items }: { items: readonly MenuItem[] }) {
  const { open, press } = useOneOpen(items);
  return <MenuItemList rail items={items} open={open} onPress={press} />;
}
