import type { ComponentProps, ElementType } from 'react';

/** A component's own props, `as` for another element, and the props of that element. */
export type PolymorphicProps<Tag extends ElementType, Own> = Own & { as?: Tag | undefined } & Omit<
    ComponentProps<Tag>,
    keyof Own | 'as'
  >;
