import { directionChanged, useAppDispatch } from '@kado/state';
import { loadDirection } from '@kado/ui';

/** Turns the page; what the new direction needs is fetched first, so that the page does not blink. */
export function useDirection(): (rightToLeft: boolean) => Promise<void> {
  const dispatch = useAppDispatch();
  return async (rightToLeft) => {
    await loadDirection(rightToLeft ? 'rtl' : 'ltr');
    dispatch(directionChanged(rightToLeft));
  };
}
