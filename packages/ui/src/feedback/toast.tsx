import {
  type ReactNode,
  type RefObject,
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { VisuallyHidden } from '../parts/hidden.tsx';
import styles from './toast-plain.module.css';
import { fetchToastView, type View as ToastView } from './fetch-toast-view.ts';
import { type Toast, type ToastQueue, createToastQueue } from './toast-queue.ts';

const ToastContext = createContext<ToastQueue | undefined>(undefined);

/** Shows a short message: `toast({ text, undo })`. */
export const useToast = (): ((toast: Toast) => void) => {
  const queue = use(ToastContext);
  if (!queue) throw new Error('useToast needs a ToastProvider');
  return queue.push;
};

/** Removes all toasts, for example on a page where the previous page's toasts are in the way. */
export const useDismissToasts = (): (() => void) => {
  const queue = use(ToastContext);
  if (!queue) throw new Error('useDismissToasts needs a ToastProvider');
  return queue.clear;
};

/** The element in a dialog where toasts are announced while the dialog is open. */
export function ToastPlace() {
  const queue = use(ToastContext);
  const announce = useCallback((place: HTMLElement | null) => (place ? queue?.announceIn(place) : undefined), [queue]);
  return (
    <VisuallyHidden>
      <span ref={announce} />
    </VisuallyHidden>
  );
}

/** The live region, which moves into the open dialog and back. It stays the same element, so that a text is announced only once. */
function useRegion(queue: ToastQueue): RefObject<HTMLOutputElement | null> {
  const region = useRef<HTMLOutputElement>(null);
  const dialog = useSyncExternalStore(queue.subscribe, queue.dialog, queue.dialog);
  useLayoutEffect(() => {
    const output = region.current;
    const page = output?.parentElement;
    if (!dialog || !output) return undefined;
    dialog.append(output);
    return () => page?.append(output);
  }, [dialog]);
  return region;
}

/** Props of ToastProvider: the names of the region (F6 reaches it) and of the close button. */
export type ToastProviderProps = { regionLabel: string; closeLabel: string; children: ReactNode };

/** The toast queue with its live region and the place where toasts appear. */
export function ToastProvider({ regionLabel, closeLabel, children }: ToastProviderProps) {
  const [queue] = useState(createToastQueue);
  const toast = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  const region = useRegion(queue);
  const [View, setView] = useState<ToastView>();
  const [missing, setMissing] = useState(false);
  const waiting = View ? undefined : toast?.id;
  useEffect(() => {
    if (waiting === undefined) return undefined;
    return fetchToastView(
      (view) => setView(() => view),
      () => setMissing(true),
      () => queue.drop(waiting),
    );
  }, [waiting, queue]);
  return (
    <ToastContext value={queue}>
      {children}
      <VisuallyHidden>
        <output ref={region} aria-live={toast?.tone === 'bad' ? 'assertive' : 'polite'}>
          {toast?.text}
        </output>
      </VisuallyHidden>
      {toast && View && (
        <View
          key={toast.id}
          toast={toast}
          regionLabel={regionLabel}
          closeLabel={closeLabel}
          onDone={() => queue.drop(toast.id)}
        />
      )}
      {toast && !View && missing && (
        <div className={styles.plain} aria-hidden="true">
          {toast.text}
        </div>
      )}
    </ToastContext>
  );
}
