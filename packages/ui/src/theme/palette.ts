import type { PaletteOptions } from '@mui/material/styles';

const intent = (name: string, press = name, on = `var(--on-${name})`) => ({
  main: `var(--${name})`,
  light: `var(--${name})`,
  dark: `var(--${press})`,
  contrastText: on,
});

/** MUI's palette. Each colour is a custom property of tokens.css, so that a change of skin causes no render. */
export const palette: PaletteOptions = {
  primary: intent('primary', 'primary-press'),
  secondary: intent('accent'),
  error: intent('error'),
  warning: intent('warning', 'warning', 'var(--surface)'),
  info: intent('info', 'info', 'var(--surface)'),
  success: intent('success', 'success', 'var(--surface)'),
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
};

const COLORS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const tokenOf = (color: (typeof COLORS)[number]): string => (color === 'secondary' ? 'accent' : color);
const each = (suffix: string, value: (token: string) => string): Record<string, string> =>
  Object.fromEntries(COLORS.map((color) => [`${color}${suffix}`, value(tokenOf(color))]));
const solid = (token: string): string => `var(--${token})`;
const wash = (token: string): string => `var(--${token}-wash)`;
const onSolid = (token: string): string => (/^(primary|accent|error)$/.test(token) ? `var(--on-${token})` : 'var(--surface)');

/** The colours that MUI would compute for single components without CSS variables; here they are custom properties too. */
export const componentColors = {
  common: { black: 'var(--text)', white: 'var(--surface)', background: 'var(--ground)', onBackground: 'var(--text)' },
  grey: {
    50: 'var(--sunken)',
    100: 'var(--sunken)',
    200: 'var(--off)',
    300: 'var(--off)',
    400: 'var(--line-2)',
    500: 'var(--edge)',
    600: 'var(--quiet)',
    700: 'var(--quiet)',
    800: 'var(--text)',
    900: 'var(--text)',
    A100: 'var(--off)',
    A200: 'var(--off)',
    A400: 'var(--line-2)',
    A700: 'var(--quiet)',
  },
  Alert: {
    ...each('Color', () => 'var(--text)'),
    ...each('StandardBg', wash),
    ...each('IconColor', solid),
    ...each('FilledBg', solid),
    ...each('FilledColor', onSolid),
  },
  AppBar: { defaultBg: 'var(--surface)', darkBg: 'var(--surface)', darkColor: 'var(--text)' },
  Avatar: { defaultBg: 'var(--person-1)' },
  Button: { inheritContainedBg: 'var(--off)', inheritContainedHoverBg: 'var(--line-2)' },
  Chip: { defaultBorder: 'var(--edge)', defaultAvatarColor: 'var(--on-person-1)', defaultIconColor: 'var(--quiet)' },
  FilledInput: { bg: 'var(--sunken)', hoverBg: 'var(--sunken)', disabledBg: 'var(--off)' },
  Input: { autofillWebkitBoxShadow: 'none' },
  LinearProgress: each('Bg', () => 'var(--off)'),
  Skeleton: { bg: 'var(--off)' },
  Slider: each('Track', () => 'var(--line-2)'),
  SnackbarContent: { bg: 'var(--text)', color: 'var(--ground)' },
  SpeedDialAction: { fabHoverBg: 'var(--hover)' },
  StepConnector: { border: 'var(--line-2)' },
  StepContent: { border: 'var(--line-2)' },
  Switch: {
    defaultColor: 'var(--surface)',
    defaultDisabledColor: 'var(--surface)',
    ...each('DisabledColor', () => 'var(--surface)'),
  },
  TableCell: { border: 'var(--line)' },
  Tooltip: { bg: 'var(--text)' },
} as const;
