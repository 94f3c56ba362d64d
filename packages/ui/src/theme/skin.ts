import { useSyncExternalStore } from 'react';
import type { primaries } from '../tokens/template.ts';

/** The two variants: the product (warm paper) and the dashboard template (slate). */
export type Variant = 'product' | 'template';
/** The skin that the user has chosen, as stored. */
export type ThemeSkin = 'light' | 'dark' | 'system' | 'bordered' | 'semi-dark';
/** The template's customizable main colour. */
export type Primary = keyof typeof primaries;

const QUERY = '(prefers-color-scheme: dark)';

const subscribe = (listen: () => void): (() => void) => {
  const query = globalThis.matchMedia?.(QUERY);
  query?.addEventListener('change', listen);
  return () => query?.removeEventListener('change', listen);
};

const prefersDark = (): boolean => globalThis.matchMedia?.(QUERY).matches ?? false;

/** The skin that is shown: `system` follows the device; the product shows bordered and semi-dark as light. */
export const useDrawnSkin = (variant: Variant, skin: ThemeSkin): Exclude<ThemeSkin, 'system'> => {
  const dark = useSyncExternalStore(subscribe, prefersDark, () => false);
  if (skin === 'system') return dark ? 'dark' : 'light';
  if (variant === 'product' && skin !== 'dark') return 'light';
  return skin;
};
