import { type ReactNode, Suspense, createContext, lazy, use, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../parts/hidden.tsx';
import { type Toast, type ToastQueue, createToastQueue } from './toast-queue.ts';

const View = lazy(async () => ({ default: (await import('./toast-view.tsx')).ToastView }));

const ToastContext = createContext<ToastQueue | undefined>(undefined);

/** Says something short: `toast({ text, undo })`; gives the toast's id. */
export const useToast = (): ((toast: Toast) => number) => {
  const queue = use(ToastContext);
  if (!queue) throw new Error('useToast needs a ToastProvider');
  return queue.push;
};

/** Props of ToastProvider: names of the region (F6 reaches it) and of the cross. */
export type ToastProviderProps = { regionLabel: string; closeLabel: string; children: ReactNode };

/** Holds the queue, the live region and the place where toasts stand. */
export function ToastProvider({ regionLabel, closeLabel, children }: ToastProviderProps) {
  const [queue] = useState(createToastQueue);
  const toast = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  return (
    <ToastContext value={queue}>
      {children}
      <VisuallyHidden>
        <output aria-live={toast?.tone === 'bad' ? 'assertive' : 'polite'}>{toast?.text}</output>
      </VisuallyHidden>
      {toast && (
        <Suspense fallback={null}>
          <View
            key={toast.id}
            toast={toast}
            regionLabel={regionLabel}
            closeLabel={closeLabel}
            onDone={() => queue.drop(toast.id)}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}
