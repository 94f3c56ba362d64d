import type { ElementType, ReactNode } from 'react';
import { cx, type Gap, type PolymorphicProps, Stack } from '@kado/ui';
import styles from './receipt-card.module.css';

/** Props of ReceiptCard. */
export type ReceiptCardProps = {
  /** Two ReceiptCardParts, rarely three: what arrives, then what it costs. */
  children: ReactNode;
  /** Shows a ribbon over the edge, for gifts that are not sent yet. */
  ribbon?: boolean | undefined;
  className?: string | undefined;
};

/** The summary of a gift, the same from the form to the receipt. */
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
