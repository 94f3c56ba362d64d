import { useState } from 'react';

/** A dialog or drawer that is opened with some content. */
export type Disclosure<Content = void> = {
  isOpen: boolean;
  /** The content it was opened with; it is kept while the dialog or drawer closes. */
  content: Content | undefined;
  /** How often it was opened. Used as a key, so that each opening has a fresh form. */
  count: number;
  open: (content: Content) => void;
  /** Closes only the opening that was current at this render, so that a late response does not close a newer one. */
  close: () => void;
};

/** The state of a dialog or drawer: open at first if `first` is given, otherwise closed. */
export function useDisclosure<Content = void>(first?: Content): Disclosure<Content> {
  const [now, setNow] = useState<Pick<Disclosure<Content>, 'isOpen' | 'content' | 'count'>>({
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
