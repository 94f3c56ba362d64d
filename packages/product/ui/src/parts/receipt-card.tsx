import type { ElementType, ReactNode } from 'react';
import { Stack, type Gap } from '@kado/ui';
import { cx } from '@kado/ui';
import styles from './receipt-card.module.css';

/** Props of Slip. */
export type SlipProps = {
  /** Two SlipParts, rarely three: what arrives, then what it costs. */
  children: ReactNode;
  /** Still a gift: a ribbon hangs over its edge. */
  ribbon?: boolean | undefined;
  as?: ElementType | undefined;
  className?: string | undefined;
};

/** The paper slip that follows the person from the form to the receipt. */
export function Slip({ children, ribbon, as: Tag = 'section', className, ...rest }: SlipProps & Record<string, unknown>) {
  return (
    <Tag {...rest} className={cx(styles.slip, ribbon && styles.ribbon, className)}>
      {children}
    </Tag>
  );
}

/** One side of the tear line. */
export function SlipPart({ children, gap = 16 }: { children: ReactNode; gap?: Gap | undefined }) {
  return (
    <Stack className={styles.part} gap={gap}>
      {children}
    </Stack>
  );
}

/** "Ada gets": the person in bold (`<b>`), larger than everything about them. */
export function Who({
  as: Tag = 'h2',
  children,
  id,
}: {
  as?: ElementType | undefined;
  children: ReactNode;
  id?: string | undefined;
}) {
  return (
    <Tag className={styles.who} id={id}>
      {children}
    </Tag>
  );
}
