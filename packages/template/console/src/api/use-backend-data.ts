import type { BackendControl } from '@kado/contracts/template';
import { useCallback, useEffect, useState } from 'react';

type Loaded<Data> = { run: number; data?: Data; error?: unknown };

const REST_MS = 100;

/** Calls `then` after the backend's records have not changed for 100 ms. */
function useWrites(backend: BackendControl, then: () => void): void {
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

/** Loads data from the backend, and again after each write; `load` must be the same function between renders. */
export function useBackendData<Data>(backend: BackendControl, load: (backend: BackendControl) => Promise<Data>) {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ run: 0 });
  const [run, setRun] = useState(1);
  const refetch = useCallback(() => setRun((last) => last + 1), []);
  useWrites(backend, refetch);
  useEffect(() => {
    // A slow earlier response never replaces a later one.
    const show = (next: Omit<Loaded<Data>, 'run'>) =>
      setLoaded((before) => (before.run > run ? before : { ...before, ...next, run }));
    load(backend).then(
      (data) => show({ data, error: undefined }),
      (error: unknown) => show({ error }),
    );
  }, [backend, load, run]);
  return { ...loaded, refetch };
}
