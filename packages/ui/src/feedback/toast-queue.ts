/** A toast: its text and its actions. */
export type Toast = {
  text: string;
  tone?: 'plain' | 'good' | 'bad' | undefined;
  /** Takes the act back: the label of its button and what it does. */
  undo?: { label: string; onUndo: () => void } | undefined;
  /** How long it stays, in ms; 6000 without. */
  duration?: number | undefined;
};

/** A toast in the queue. */
export type QueuedToast = Toast & { id: number };

/** The toasts that wait, the first of them is seen. */
export type ToastQueue = {
  subscribe: (listen: () => void) => () => void;
  /** The toast that is seen now. */
  current: () => QueuedToast | undefined;
  push: (toast: Toast) => number;
  /** Takes a toast out; the next one shows. */
  drop: (id: number) => void;
  /** Takes all of them out. */
  clear: () => void;
};

/** A queue: one toast at a time, no text twice, at most five waiting; a sixth replaces the oldest waiting one. */
export const createToastQueue = (): ToastQueue => {
  let toasts: readonly QueuedToast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly QueuedToast[]) => {
    toasts = next;
    for (const listen of listeners) listen();
  };
  return {
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    current: () => toasts[0],
    push: (toast) => {
      last += 1;
      const others = toasts.filter(({ text }) => text !== toast.text);
      const kept = others.length > 5 ? [...others.slice(0, 1), ...others.slice(2)] : others;
      change([...kept, { ...toast, id: last }]);
      return last;
    },
    drop: (id) => change(toasts.filter((toast) => toast.id !== id)),
    clear: () => change([]),
  };
};
