/** The component that renders toasts. */
export type View = (typeof import('./toast-view.tsx'))['ToastView'];

/** How long a toast is shown as plain text, in ms. */
const READ_MS = 6000;

/**
 * Loads the toast's view for the first toast; returns a function that cancels this. If the view cannot be loaded, the toast is shown as plain text for `READ_MS`,
 * and the next toast loads the view again.
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
