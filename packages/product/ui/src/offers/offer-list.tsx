import { lazyComponent, SkeletonRows, Stack, TextButton } from '@kado/ui';
import { type ReactNode, useState } from 'react';
import type { OfferListProps } from './offer-rows.tsx';

/** The offers, the best value first, each with a button to choose it. The code loads when the list is first rendered. */
export const OfferList = lazyComponent(
  async () => (await import('./offer-rows.tsx')).OfferRows,
  ({ offers }: OfferListProps) => <SkeletonRows count={offers.length || 1} />,
);

/** A button that shows a comparison below it. The comparison is neither rendered nor loaded before the button is pressed. */
export function Comparison({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Stack gap={12}>
      <div>
        <TextButton size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {label}
        </TextButton>
      </div>
      {open && children}
    </Stack>
  );
}
