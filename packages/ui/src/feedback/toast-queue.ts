/** A toast: its text and its actions. */
export type Toast = {
  text: string;
  tone?: 'plain' | 'good' | 'bad' | undefined;
  /** Takes the act back: the label of its button and what it does. */
  undo?: { label: string; onUndo: () => void } | undefined;
  /** What it is about, such as the id of a plan: a newer toast about the same takes its place, since this one no longer holds. */
  about?: string | undefined;
  /** How long it stays, in ms; 6000 without. */
  duration?: number | undefined;
};

/** A toast in the queue. */
export type QueuedToast = Toast & { id: number };

/** The toasts; the first of them is seen, the others wait. */
export type ToastQueue = {
  subscribe: (listen: () => void) => () => void;
  /** The toast that is seen now. */
  current: () => QueuedToast | undefined;
  push: (toast: Toast) => number;
  /** Takes a toast out; the next one shows. */
  drop: (id: number) => void;
  /** Takes all of them out. */
  clear: () => void;
  /** The place in the last opened dialog where toasts are announced. */
  dialog: () => HTMLElement | undefined;
  /** Announces the toasts in an open dialog: the page beside it is hidden from screen readers. Returns what ends it. */
  announceIn: (dialog: HTMLElement) => () => void;
};

/**
 * A queue: one toast at a time, no text twice, at most five waiting; a sixth replaces the oldest waiting one. Seen at once, while those before it wait: a toast
 * with `undo`, so that the last act can be taken back first, a failure, and what is about the same as the toast that is seen.
 */
export const createToastQueue = (): ToastQueue => {
  let toasts: readonly QueuedToast[] = [];
  let last = 0;
  let dialogs: readonly HTMLElement[] = [];
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listen of listeners) listen();
  };
  const change = (next: readonly QueuedToast[]) => {
    toasts = next;
    changed();
  };
  return {
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    current: () => toasts[0],
    push: (toast) => {
      last += 1;
      const added = { ...toast, id: last };
      const isAboutSame = ({ about }: Toast) => about !== undefined && about === toast.about;
      const others = toasts.filter((each) => each.text !== toast.text && !isAboutSame(each));
      const oldest = Math.min(...others.slice(1).map(({ id }) => id));
      const kept = others.length > 5 ? others.filter(({ id }) => id !== oldest) : others;
      const isFirst = toast.undo || toast.tone === 'bad' || toasts.slice(0, 1).some(isAboutSame);
      change(isFirst ? [added, ...kept] : [...kept, added]);
      return last;
    },
    drop: (id) => change(toasts.filter((toast) => toast.id !== id)),
    clear: () => change([]),
    dialog: () => dialogs.at(-1),
    announceIn: (dialog) => {
      dialogs = [...dialogs, dialog];
      changed();
      return () => {
        dialogs = dialogs.filter((each) => each !== dialog);
        changed();
      };
    },
  };
};
