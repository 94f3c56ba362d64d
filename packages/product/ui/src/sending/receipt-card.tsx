import type { ElementType, ReactNode } from 'react';
import { cx, type Gap, type PolymorphicProps, Stack } from '@kado/ui';
import styles from './receipt-card.module.css';

/** Props of ReceiptCard. */
export type ReceiptCardProps = {
  /** Two ReceiptCardParts, rarely three: the received amount, then the costs. */
  children: ReactNode;
  /** Shows a ribbon over the edge, for a gift that is not sent yet. */
  ribbon?: boolean | undefined;
  className?: string | undefined;
};

/** The summary of a gift, with the same look in forms and on receipts. */
export function ReceiptCard<Tag extends ElementType = 'section'>({
  children,
  ribbon,
  as,
  className,
  ...rest
}: PolymorphicProps<Tag, ReceiptCardProps>) {
  const Element: ElementType = as ?? 'section';
  return (
    <Element {...rest} className={cx(styles.card, ribbon && styles.ribbon, className)}>
      {children}
    </Element>
  );
}

/** One part of the card, on one side of the perforated line. */
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
