import { useEffect, useState } from 'react';
import type { BackendControl } from '@kado/contracts/template';
import { useApp } from '@kado/feature-kit';
import './template-app.ts';

/** The backend once it is ready; `failed` if it did not start. */
export type BackendState = { backend?: BackendControl; failed: boolean };

const WAITING: BackendState = { failed: false };

/** The state of the mock backend in this page. */
export function useBackend(): BackendState {
  const { backend } = useApp();
  const [reached, setReached] = useState(WAITING);
  useEffect(() => {
    let here = true;
    const show = (next: BackendState) => here && setReached(next);
    if (backend) {
      backend.then(
        (ready) => show({ backend: ready, failed: false }),
        () => show({ failed: true }),
      );
    } else show({ failed: true });
    return () => {
      here = false;
    };
  }, [backend]);
  return reached;
}
