/** A toast: its text and its actions. */
export type Toast = {
  text: string;
  tone?: 'plain' | 'good' | 'bad' | undefined;
  /** Undoes the action: the button's label and what it does. */
  undo?: { label: string; onUndo: () => void } | undefined;
  /** The subject, such as the id of a plan: a newer toast with the same subject replaces this one, because this one no longer applies. */
  about?: string | undefined;
  /** How long it is shown, in ms; 6000 by default. */
  duration?: number | undefined;
};

/** A toast in the queue. */
export type QueuedToast = Toast & { id: number };

/** The toasts. The first is shown, the others wait. */
export type ToastQueue = {
  subscribe: (listen: () => void) => () => void;
  /** The toast that is shown. */
  current: () => QueuedToast | undefined;
  push: (toast: Toast) => void;
  /** Removes a toast; the next one is shown. */
  drop: (id: number) => void;
  /** Removes all toasts. */
  clear: () => void;
  /** The element in the last opened dialog where toasts are announced. */
  dialog: () => HTMLElement | undefined;
  /** Announces the toasts in an open dialog, because the page behind it is hidden from screen readers. Returns a function that ends this. */
  announceIn: (dialog: HTMLElement) => () => void;
};

/**
 * A queue that shows one toast at a time, never holds a text twice, and lets at most five wait: a sixth replaces the oldest waiting one. Shown at once, before the
 * others: a toast with `undo`, so that the last action can be undone first; a failure; and a toast with the same subject as the shown one.
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
