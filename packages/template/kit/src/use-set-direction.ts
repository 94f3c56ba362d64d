import { useRunAction } from '@kado/feature-kit';
import { directionChanged, useAppDispatch } from '@kado/state';
import { loadDirection } from '@kado/ui';

/** Sets the page's direction. Its styles are loaded first, so that the page does not flash; if they cannot be loaded, the direction does not change. */
export function useSetDirection(): (isRtl: boolean) => Promise<void> {
  const dispatch = useAppDispatch();
  const runAction = useRunAction();
  return (isRtl) =>
    runAction(async () => {
      await loadDirection(isRtl ? 'rtl' : 'ltr');
      dispatch(directionChanged(isRtl));
    });
}
