import { SkeletonRows, Stack, TextButton } from '@kado/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OfferListProps } from './offer-rows.tsx';

const Rows = lazy(async () => ({ default: (await import('./offer-rows.tsx')).OfferRows }));

/** The offers, the best value first; choosing one is a press. Its code loads when it is first shown. */
export function OfferList(props: OfferListProps) {
  return (
    <Suspense fallback={<SkeletonRows count={props.offers.length || 1} />}>
      <Rows {...props} />
    </Suspense>
  );
}

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
