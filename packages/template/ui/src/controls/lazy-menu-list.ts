import { lazyComponent } from '@kado/ui';

/** The list of a menu; its code loads when the first menu is opened. */
export const LazyMenuList = lazyComponent(async () => (await import('./menu-list.tsx')).MenuList);
