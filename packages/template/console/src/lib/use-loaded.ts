import { useCallback, useEffect, useState } from 'react';
import type { DemoBackend } from '@kado/feature-kit';

type Loaded<Data> = { data?: Data; error?: unknown };

/** What the backend keeps, asked for again whenever something was written; `load` must be the same function between renders. */
export function useLoaded<Data>(backend: DemoBackend, load: (backend: DemoBackend) => Promise<Data>) {
  const [loaded, setLoaded] = useState<Loaded<Data>>({});
  const [asked, setAsked] = useState(0);
  const refetch = useCallback(() => setAsked((times) => times + 1), []);
  useEffect(() => backend.watch(refetch), [backend, refetch]);
  useEffect(() => {
    let here = true;
    load(backend).then(
      (data) => here && setLoaded({ data }),
      (error: unknown) => here && setLoaded((before) => ({ ...before, error })),
    );
    return () => {
      here = false;
    };
  }, [backend, load, asked]);
  return { ...loaded, refetch };
}
