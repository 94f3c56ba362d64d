import { lazyComponent } from '@kado/ui';

/** The list of a menu; its code comes with the first menu that is opened. */
export const LazyMenuList = lazyComponent(async () => (await import('./menu-list.tsx')).MenuList);
