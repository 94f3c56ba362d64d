import { Button, EmptyState, NoMatchArt } from '@kado/ui';
import type { ReactNode } from 'react';

/** Props of NoMatch. */
export type NoMatchProps = {
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  /** The label of the button that removes the filters. */
  clearLabel: string;
  onClear?: (() => void) | undefined;
};

/** What a list shows when nothing matches its filters. */
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
