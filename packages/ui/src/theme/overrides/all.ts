import type { ThemeOptions } from '@mui/material/styles';
import { buttons } from './buttons.tsx';
import { choices } from './choices.tsx';
import { data } from './data.tsx';
import { fields } from './fields.tsx';
import { navigation } from './navigation.tsx';
import { overlays } from './overlays.ts';
import { surfaces } from './surfaces.ts';

/** The styles of MUI's own components in both variants and every skin; colours only through the custom properties. */
export const overrides: NonNullable<ThemeOptions['components']> = {
  ...buttons,
  ...choices,
  ...data,
  ...fields,
  ...navigation,
  ...overlays,
  ...surfaces,
};
