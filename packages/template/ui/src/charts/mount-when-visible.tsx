import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';

/** Whether a place has come near the screen, or is about to be printed. */
function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const place = ref.current;
    if (near || !place || typeof IntersectionObserver === 'undefined') return undefined;
    const come = () => startTransition(() => setNear(true));
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: '48px' });
    watch.observe(place);
    window.addEventListener('beforeprint', come);
    return () => {
      watch.disconnect();
      window.removeEventListener('beforeprint', come);
    };
  }, [near]);
  return { ref, near };
}

/** Draws its children once they come near the screen, after the page itself; its place has its size before. */
export function MountWhenVisible({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const { ref, near } = useNear();
  return (
    <div ref={ref} className={className}>
      {near && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  );
}
