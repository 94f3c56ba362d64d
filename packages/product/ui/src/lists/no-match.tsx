import { Button, EmptyState, NoMatchArt } from '@kado/ui';
import type { ReactNode } from 'react';

/** Props of NoMatch. */
export type NoMatchProps = {
  title: string;
  /** A suggestion for the user, such as to change the filters. */
  children?: ReactNode;
  /** The label of the button that removes the filters. */
  clearLabel: string;
  onClear?: (() => void) | undefined;
};

/** The empty state of a list whose filters match nothing. */
export function NoMatch({ title, children, clearLabel, onClear }: NoMatchProps) {
  const clear = (
    <Button variant="soft" onClick={onClear}>
      {clearLabel}
    </Button>
  );
  return (
    <EmptyState art={NoMatchArt} title={title} actions={clear}>
      {children}
    </EmptyState>
  );
}
