import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { mayOpen, useAbility, useApp } from '@kado/feature-kit';
import { useKeys } from '@kado/product-ui';
import { useShortcutsOff } from '@kado/state';
import { DESTINATIONS } from '../lib/destinations.ts';
import { isBelow } from '../lib/is-current.ts';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));

const isShown = (field: HTMLElement): boolean => field.checkVisibility?.() ?? true;

/** Moves the focus to the page's search field; false where there is none. */
function focusSearch(): boolean {
  const field = [...document.querySelectorAll<HTMLElement>('main input[type=search]')].find(isShown);
  field?.focus();
  return field !== undefined;
}

/** The keyboard shortcuts of every page, and their dialog, whose code is fetched when it first opens. */
export function Shortcuts() {
  const { features } = useApp();
  const ability = useAbility();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [off] = useShortcutsOff();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const destinations = DESTINATIONS.filter(({ to }) => mayOpen(features, ability, to));
  const going = destinations.map(({ key, to }) => [`g ${key}`, () => void navigate(to)] as const);
  useKeys({ ...Object.fromEntries(going), '/': focusSearch, '?': () => setDialog('open') }, !off);
  if (dialog === 'never') return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog
        open={dialog === 'open'}
        onClose={() => setDialog('closed')}
        destinations={destinations}
        reviewing={isBelow('/operator/deposits', pathname)}
      />
    </Suspense>
  );
}
