import type { ElementType, ReactNode } from 'react';
import { cx, type Gap, Stack } from '@kado/ui';
import styles from './receipt-card.module.css';

/** Props of ReceiptCard. */
export type ReceiptCardProps = {
  /** Two ReceiptCardParts, rarely three: what arrives, then what it costs. */
  children: ReactNode;
  /** Shows a ribbon over the edge, for gifts that are not sent yet. */
  ribbon?: boolean | undefined;
  as?: ElementType | undefined;
  className?: string | undefined;
};

/** The summary of a gift, the same from the form to the receipt. */
export function ReceiptCard({
  children,
  ribbon,
  as: Tag = 'section',
  className,
  ...rest
}: ReceiptCardProps & Record<string, unknown>) {
  return (
    <Tag {...rest} className={cx(styles.card, ribbon && styles.ribbon, className)}>
      {children}
    </Tag>
  );
}

/** The part on one side of the tear line. */
export function ReceiptCardPart({ children, gap = 16 }: { children: ReactNode; gap?: Gap | undefined }) {
  return (
    <Stack className={styles.part} gap={gap}>
      {children}
    </Stack>
  );
}

/** A heading such as "Ada gets", with the recipient in bold (`<b>`). */
export function RecipientHeading({
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
