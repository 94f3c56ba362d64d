import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { mayOpen, useAbility, useApp } from '@kado/feature-kit';
import { useKeys } from '@kado/product-ui';
import { useShortcutsOff } from '@kado/state';
import { lazyComponent } from '@kado/ui';
import { DESTINATIONS } from '../lib/destinations.ts';
import { isBelow } from '../lib/is-current.ts';

const ShortcutsDialog = lazyComponent(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

const isShown = (field: HTMLElement): boolean => field.checkVisibility?.() ?? true;

/** Focuses the page's search field; false if there is none. */
function focusSearch(): boolean {
  const field = [...document.querySelectorAll<HTMLElement>('main input[type=search]')].find(isShown);
  field?.focus();
  return field !== undefined;
}

/** The keyboard shortcuts of all pages, and their dialog, whose code loads when it is first opened. */
export function Shortcuts() {
  const { features } = useApp();
  const ability = useAbility();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [off] = useShortcutsOff();
  const [open, setOpen] = useState(false);
  const destinations = DESTINATIONS.filter(({ to }) => mayOpen(features, ability, to));
  const going = destinations.map(({ key, to }) => [`g ${key}`, () => void navigate(to)] as const);
  useKeys({ ...Object.fromEntries(going), '/': focusSearch, '?': () => setOpen(true) }, !off);
  return (
    <ShortcutsDialog
      open={open}
      onClose={() => setOpen(false)}
      destinations={destinations}
      reviewing={isBelow('/operator/deposits', pathname)}
    />
  );
}
