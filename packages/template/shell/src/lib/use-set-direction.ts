import { directionChanged, useAppDispatch } from '@kado/state';
import { loadDirection } from '@kado/ui';

/** Sets the page's direction. Its styles are loaded first, so that the page does not flash. */
export function useSetDirection(): (isRtl: boolean) => Promise<void> {
  const dispatch = useAppDispatch();
  return async (isRtl) => {
    await loadDirection(isRtl ? 'rtl' : 'ltr');
    dispatch(directionChanged(isRtl));
  };
}
