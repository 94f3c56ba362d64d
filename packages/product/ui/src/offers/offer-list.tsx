import { lazyComponent, SkeletonRows, Stack, TextButton } from '@kado/ui';
import { type ReactNode, useState } from 'react';
import type { OfferListProps } from './offer-rows.tsx';

/** The offers, the best value first; choosing one is a press. Its code loads when it is first shown. */
export const OfferList = lazyComponent(
  async () => (await import('./offer-rows.tsx')).OfferRows,
  ({ offers }: OfferListProps) => <SkeletonRows count={offers.length || 1} />,
);

/** A button that shows a comparison below it. Nothing of it is rendered, or loaded, before the press. */
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
