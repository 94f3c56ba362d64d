import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';

/** Whether a place has come near the screen, or is about to be printed. */
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

/** Mounts its children once they come near the screen, after the page itself; the placeholder has their size. */
export function MountWhenVisible({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const { ref, near } = useNear();
  return (
    <div ref={ref} className={className}>
      {near && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  );
}
