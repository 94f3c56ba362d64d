import type { ElementType, ReactNode } from 'react';
import { cx } from './cx.ts';
import type { PolymorphicProps } from './polymorphic.ts';
import styles from './text.module.css';

/** Props of Text. */
export type TextProps = {
  size?: 'tiny' | 'small' | 'body' | 'head' | 'title' | undefined;
  tone?: 'plain' | 'quiet' | 'good' | 'bad' | undefined;
  weight?: 'normal' | 'medium' | 'strong' | undefined;
  /** Lines of at most 60 characters. */
  measure?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** Text in one of the sizes of the scale. */
export function Text<Tag extends ElementType = 'p'>({
  as,
  size = 'body',
  tone = 'plain',
  weight,
  measure,
  className,
  children,
  ...rest
}: PolymorphicProps<Tag, TextProps>) {
  const Element: ElementType = as ?? 'p';
  return (
    <Element {...rest} className={cx(styles[size], styles[tone], weight && styles[weight], measure && styles.measure, className)}>
      {children}
    </Element>
  );
}

/** Props of PageTitle. */
export type PageTitleProps = {
  children: ReactNode;
  /** A line of secondary text below the title; `before` is one above it. */
  lead?: ReactNode;
  before?: ReactNode;
  id?: string | undefined;
  /** For screen readers only on phones, where the header already shows the title. */
  hiddenOnPhone?: boolean | undefined;
};

/** The page's h1; it takes the focus after a navigation. */
export function PageTitle({ children, lead, before, id, hiddenOnPhone }: PageTitleProps) {
  return (
    <div className={styles.titles}>
      {before && <Text tone="quiet">{before}</Text>}
      <h1 className={cx(styles.title, hiddenOnPhone && styles.onlyHeard)} id={id} tabIndex={-1}>
        {children}
      </h1>
      {lead && <Text tone="quiet">{lead}</Text>}
    </div>
  );
}

/** Props of SectionHead. */
export type SectionHeadProps = { children: ReactNode; action?: ReactNode; id?: string | undefined };

/** Heading of a section, with a link at the end. */
export function SectionHead({ children, action, id }: SectionHeadProps) {
  return (
    <div className={styles.section}>
      <h2 className={styles.head} id={id}>
        {children}
      </h2>
      {action}
    </div>
  );
}
