import { type ReactNode, useState } from 'react';
import Tooltip from '@mui/material/Tooltip';
import { Anchor, cx, Icon, usePrefetchIntent } from '@kado/ui';
import { afterPress, holdsCurrent, type MenuPlace, trailOf } from './menu-rules.ts';
import styles from './menu-place.module.css';

/** The one open group among some places: the one that leads here, until another is pressed; a new page opens its own. */
export function useOneOpen(places: readonly MenuPlace[]) {
  const trail = trailOf(places);
  const [open, setOpen] = useState(trail);
  const [seen, setSeen] = useState(trail);
  if (trail !== seen) {
    setSeen(trail);
    setOpen(trail);
  }
  return { open, press: (key: string) => setOpen(afterPress(open, key)), close: () => setOpen(undefined) };
}

function PlaceContent({ place, end }: { place: MenuPlace; end?: ReactNode }) {
  return (
    <>
      {place.icon && <Icon name={place.icon} size={18} />}
      <span className={styles.label}>{place.label}</span>
      {place.badge !== undefined && <span className={styles.badge}>{place.badge}</span>}
      {end}
    </>
  );
}

/** The button of a group: its name and whether it is open. */
export function GroupButton({
  place,
  open,
  onPress,
  down,
}: {
  place: MenuPlace;
  open: boolean;
  onPress: () => void;
  /** Its arrow points down whether it is open or not, as in the horizontal menu. */
  down?: boolean | undefined;
}) {
  // Its own page is the one most often opened next.
  const intent = usePrefetchIntent<HTMLButtonElement>(place.to);
  return (
    <button
      type="button"
      className={cx(styles.place, holdsCurrent(place) && styles.trail)}
      aria-expanded={open}
      data-trail={holdsCurrent(place) || undefined}
      onClick={onPress}
      {...intent}
    >
      <PlaceContent
        place={place}
        end={
          <span className={cx(styles.turn, !down && open && styles.open)}>
            <Icon name={down ? 'down' : 'next'} size={16} />
          </span>
        }
      />
    </button>
  );
}

function Leaf({ place }: { place: MenuPlace }) {
  if (place.denied !== undefined) {
    return (
      <Tooltip title={place.denied} describeChild>
        <button type="button" className={cx(styles.place, styles.denied)} aria-disabled="true">
          <PlaceContent place={place} end={<Icon name="lock" size={14} />} />
        </button>
      </Tooltip>
    );
  }
  return (
    <Anchor className={styles.place} to={place.to ?? '#'} aria-current={place.current ? 'page' : undefined}>
      <PlaceContent place={place} />
    </Anchor>
  );
}

/** A list of places; the places of an open group are indented below it. */
export function PlaceList({
  places,
  open,
  onPress,
  rail,
}: {
  places: readonly MenuPlace[];
  open: string | undefined;
  onPress: (key: string) => void;
  rail?: boolean | undefined;
}) {
  return (
    <ul className={rail ? styles.rail : undefined} data-rail={rail || undefined}>
      {places.map((place) => (
        <li key={place.key}>
          {place.children?.length ? (
            <>
              <GroupButton place={place} open={open === place.key} onPress={() => onPress(place.key)} />
              {open === place.key && <Below places={place.children} />}
            </>
          ) : (
            <Leaf place={place} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Below({ places }: { places: readonly MenuPlace[] }) {
  const { open, press } = useOneOpen(places);
  return <PlaceList rail places={places} open={open} onPress={press} />;
}
