import { type Theme, createTheme } from '@mui/material/styles';
import type { Direction } from './direction.ts';
import { overrides } from './overrides/all.ts';
import { componentColors, palette } from './palette.ts';

const share = (color: string, percent: number | string, other: string): string =>
  `color-mix(in srgb, ${color} calc((${percent}) * 100%), ${other})`;

/** A hairline for elements on the page, a real shadow for elements that float above it. */
const shadows = ['none', ...Array.from({ length: 24 }, (_, at) => (at < 3 ? 'var(--lift)' : 'var(--float)'))] as Theme['shadows'];

/**
 * One MUI theme for both variants and every skin. MUI reads `vars` in themes made of CSS variables. It would generate its own variables for it; here they are the
 * custom properties of tokens.css.
 */
export const muiTheme = (direction: Direction): Theme => {
  const theme = createTheme({
    direction,
    breakpoints: { values: { xs: 0, sm: 576, md: 992, lg: 1200, xl: 1400 }, step: 2 },
    spacing: 4,
    shape: { borderRadius: 'var(--r-field)' },
    palette,
    shadows,
    focusVisible: { outlineColor: 'var(--primary)' },
    motion: { reducedMotion: 'system' },
    typography: { fontFamily: 'var(--font)', fontWeightMedium: 500, fontWeightBold: 600, button: { textTransform: 'none' } },
    transitions: {
      duration: { shortest: 120, shorter: 120, short: 160, standard: 200, complex: 240, enteringScreen: 200, leavingScreen: 160 },
    },
    components: overrides,
  });
  return Object.assign(theme, {
    alpha: (color: string, percent: number | string) => share(color, percent, 'transparent'),
    lighten: (color: string, percent: number | string) => share('var(--surface)', percent, color),
    darken: (color: string, percent: number | string) => share('var(--text)', percent, color),
    vars: {
      palette: { ...theme.palette, ...componentColors },
      shape: theme.shape,
      shadows: theme.shadows,
      zIndex: theme.zIndex,
      transitions: theme.transitions,
      opacity: { inputPlaceholder: 1, inputUnderline: 1, switchTrack: 1, switchTrackDisabled: 1 },
    },
  });
};
