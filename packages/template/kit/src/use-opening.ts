import { useState } from 'react';

/** A dialog or drawer that can be opened with something. */
export type Opening<Content = void> = {
  isOpen: boolean;
  /** What it was opened with; a closing one keeps it. */
  content: Content | undefined;
  /** How often it was opened: the key that gives each opening a fresh form. */
  count: number;
  open: (content: Content) => void;
  /** Closes the opening of this rendering, so that a late answer leaves alone what was opened since. */
  close: () => void;
};

/** A dialog or drawer: open at first with `first`, closed without it. */
export function useOpening<Content = void>(first?: Content): Opening<Content> {
  const [now, setNow] = useState<Pick<Opening<Content>, 'isOpen' | 'content' | 'count'>>({
    isOpen: first !== undefined,
    content: first,
    count: 0,
  });
  return {
    ...now,
    open: (content) => setNow(({ count }) => ({ isOpen: true, content, count: count + 1 })),
    close: () => setNow((latest) => (latest.count === now.count ? { ...latest, isOpen: false } : latest)),
  };
}
