/** What draws toasts. */
export type View = (typeof import('./toast-view.tsx'))['ToastView'];

/** How long a toast that cannot be shown stays in the live region. */
const READ_MS = 6000;

/**
 * Fetches the toast's view for the first toast; returns a function that stops it. If the view cannot be fetched, the toast is only announced,
 * and the next toast tries again.
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
