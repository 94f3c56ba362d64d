import { type Theme, createTheme } from '@mui/material/styles';
import type { Direction } from './direction.ts';
import { overrides } from './mui-overrides.ts';

const intent = (name: string, press = name) => ({
  main: `var(--${name})`,
  light: `var(--${name})`,
  dark: `var(--${press})`,
  contrastText: name === 'primary' || name === 'error' ? `var(--on-${name})` : 'var(--surface)',
});

const share = (color: string, percent: number | string, other: string): string =>
  `color-mix(in srgb, ${color} calc((${percent}) * 100%), ${other})`;

/** One MUI theme for both faces and every skin: its palette is the custom properties, so a change of skin renders nothing anew. */
export const muiTheme = (direction: Direction): Theme => {
  const theme = createTheme({
    direction,
    breakpoints: { values: { xs: 0, sm: 576, md: 992, lg: 1200, xl: 1400 }, step: 2 },
    spacing: 4,
    shape: { borderRadius: 10 },
    palette: {
      primary: intent('primary', 'primary-press'),
      secondary: intent('text'),
      error: intent('error'),
      warning: intent('warning'),
      info: intent('info'),
      success: intent('success'),
      text: { primary: 'var(--text)', secondary: 'var(--quiet)', disabled: 'var(--quiet)' },
      divider: 'var(--line)',
      background: { default: 'var(--ground)', paper: 'var(--raised)' },
      action: {
        active: 'var(--text)',
        hover: 'var(--hover)',
        selected: 'var(--primary-wash)',
        disabled: 'var(--quiet)',
        disabledBackground: 'var(--off)',
        focus: 'var(--hover)',
      },
    },
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
  });
};
