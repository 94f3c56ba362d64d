import { useCallback, useEffect, useState } from 'react';
import type { DemoBackend } from '@kado/template-kit';

type Loaded<Data> = { run: number; data?: Data; error?: unknown };

const REST_MS = 100;

/** Calls back once the backend's records have been left alone for a moment. */
function useWrites(backend: DemoBackend, then: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = backend.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(then, REST_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [backend, then]);
}

/** What the backend keeps, asked for again after something was written; `load` must be the same function between renders. */
export function useLoaded<Data>(backend: DemoBackend, load: (backend: DemoBackend) => Promise<Data>) {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ run: 0 });
  const [run, setRun] = useState(1);
  const refetch = useCallback(() => setRun((last) => last + 1), []);
  useWrites(backend, refetch);
  useEffect(() => {
    // A later answer is never replaced by an earlier one that took longer.
    const show = (next: Omit<Loaded<Data>, 'run'>) =>
      setLoaded((before) => (before.run > run ? before : { ...before, ...next, run }));
    load(backend).then(
      (data) => show({ data, error: undefined }),
      (error: unknown) => show({ error }),
    );
  }, [backend, load, run]);
  return { ...loaded, refetch };
}
