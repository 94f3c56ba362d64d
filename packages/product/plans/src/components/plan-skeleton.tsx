import { SkeletonReceipt, Split } from '@kado/product-ui';
import { SkeletonRows } from '@kado/ui';

/** The skeleton of a plan or of its form. */
export function PlanSkeleton({ label }: { label: string }) {
  return (
    <Split aside={<SkeletonReceipt />} asideLabel={label}>
      <SkeletonRows count={3} />
    </Split>
  );
}
