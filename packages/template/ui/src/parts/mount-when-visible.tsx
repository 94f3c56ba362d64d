import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';

/** Whether an element has come near the viewport, or the page is about to be printed. */
function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const place = ref.current;
    if (near || !place || typeof IntersectionObserver === 'undefined') return undefined;
    const mount = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && mount(), { rootMargin: '48px' });
    observer.observe(place);
    window.addEventListener('beforeprint', mount);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', mount);
    };
  }, [near]);
  return { ref, near };
}

/** Props of MountWhenVisible. */
export type MountWhenVisibleProps = {
  /** Class of the wrapper, which reserves the size of the children. */
  className?: string | undefined;
  /** Shown until the children have loaded. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Mounts its children when they come near the viewport. */
export function MountWhenVisible({ className, fallback = null, children }: MountWhenVisibleProps) {
  const { ref, near } = useNear();
  return (
    <div ref={ref} className={className}>
      {near ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  );
}
