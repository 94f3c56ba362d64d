/** What draws toasts. */
export type View = (typeof import('./toast-view.tsx'))['ToastView'];

/** How long a toast without its view stays. */
const READ_MS = 6000;

/**
 * Fetches the toast's view for the first toast; returns a function that stops it. If the view cannot be fetched, the toast is plain text for a while,
 * and the next toast tries again.
 */
export function fetchToastView(onView: (view: View) => void, onMissing: () => void, onPassed: () => void): () => void {
  let wanted = true;
  let clock: ReturnType<typeof setTimeout> | undefined;
  import('./toast-view.tsx').then(
    ({ ToastView }) => wanted && onView(ToastView),
    () => {
      if (!wanted) return;
      onMissing();
      clock = setTimeout(onPassed, READ_MS);
    },
  );
  return () => {
    wanted = false;
    clearTimeout(clock);
  };
}
