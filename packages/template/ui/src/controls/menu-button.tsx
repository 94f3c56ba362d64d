import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { Button, IconButton, type IconName } from '@kado/ui';
import { LazyMenuList } from './lazy-menu-list.ts';

/** One line of a menu: a link, an action, or an option (with `chosen`). */
export type MenuEntry = {
  key: string;
  label: ReactNode;
  icon?: IconName | undefined;
  to?: string | undefined;
  onClick?: (() => void) | undefined;
  chosen?: boolean | undefined;
  /** A line separates it from the entry above. */
  apart?: boolean | undefined;
  lang?: string | undefined;
  /** Why the entry is disabled; it stays in the list and does nothing. */
  denied?: string | undefined;
};

/** Props of MenuButton. */
export type MenuButtonProps = {
  label: string;
  entries: readonly MenuEntry[];
  /** The icon or picture of a round button; with `words` it is a button with text. */
  icon?: IconName | undefined;
  picture?: ReactNode;
  words?: ReactNode;
  /** A text button without a border, for use inside a card. */
  quiet?: boolean | undefined;
  /** Secondary text at the top of the list. */
  head?: ReactNode;
  /** Called each time the menu opens, before the list is shown. */
  onOpen?: (() => void) | undefined;
  'aria-disabled'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
};

/** A button that opens a menu; the menu's code loads with the first press. */
export function MenuButton({
  label,
  entries,
  icon,
  picture,
  words,
  quiet,
  head,
  onOpen,
  ...aria
}: MenuButtonProps): ReactElement {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [wanted, setWanted] = useState(false);
  const state = {
    ...aria,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== undefined,
    'aria-controls': anchor ? id : undefined,
  } as const;
  const open = (target: HTMLElement) => {
    onOpen?.();
    setWanted(true);
    setAnchor(target);
  };
  return (
    <>
      {words === undefined ? (
        <IconButton {...state} label={label} icon={icon} onClick={(event) => open(event.currentTarget)}>
          {picture}
        </IconButton>
      ) : (
        <Button
          {...state}
          variant={quiet ? 'quiet' : 'plain'}
          size="small"
          icon={icon}
          iconEnd="down"
          aria-label={label}
          onClick={(event) => open(event.currentTarget)}
        >
          {words}
        </Button>
      )}
      {wanted && (
        <LazyMenuList
          id={id}
          label={label}
          open={anchor !== undefined}
          anchor={anchor}
          entries={entries}
          head={head}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}
