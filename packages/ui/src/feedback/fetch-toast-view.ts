/** What draws toasts. */
export type View = (typeof import('./toast-view.tsx'))['ToastView'];

/** A toast that nobody can see is over when it would have been read. */
const READ_MS = 6000;

/**
 * Fetches what draws toasts for the first of them; returns how to stop. Where it cannot be fetched (the line is cut) a toast is only read out,
 * the page stays whole, and the next toast asks again.
 */
export function fetchToastView(onView: (view: View) => void, onPassed: () => void): () => void {
  let wanted = true;
  let clock: ReturnType<typeof setTimeout> | undefined;
  import('./toast-view.tsx').then(
    ({ ToastView }) => wanted && onView(ToastView),
    () => {
      if (wanted) clock = setTimeout(onPassed, READ_MS);
    },
  );
  return () => {
    wanted = false;
    clearTimeout(clock);
  };
}
