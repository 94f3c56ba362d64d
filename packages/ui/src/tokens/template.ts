import { brand } from './brand.ts';

/** The eight primaries of the customizer: [on light skins, on dark skins]. */
export const primaries = {
  forest: [brand.light.primary, brand.dark.primary],
  cobalt: ['#1F57C3', '#8AB0FF'],
  teal: ['#0B6878', '#52C4D6'],
  plum: ['#7A2E62', '#E39CC8'],
  persimmon: ['#B83A17', '#FF8A66'],
  ochre: ['#7A5600', '#E6B84C'],
  rose: ['#AE234D', '#FF92AB'],
  graphite: ['#37404D', '#C5CDD8'],
} as const;

/** Fixed colours of the template: neutral slate; `primary` comes from `primaries`. */
export const template = {
  light: {
    ground: '#F5F6F8',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    sunken: '#F1F3F6',
    hover: '#F5F6F8',
    off: '#E8EBEF',
    line: '#E5E8ED',
    'line-2': '#D2D7DF',
    edge: '#838C9A',
    text: '#171C23',
    quiet: '#4D5766',
    faint: '#5F6978',
    'on-primary': '#FFFFFF',
    accent: brand.light.accent,
    'on-accent': brand.light['on-accent'],
    success: '#1B7F4B',
    warning: '#8A5A00',
    error: '#B3261E',
    info: '#0B5CAD',
    'on-error': '#FFFFFF',
    ink: '#1D232C',
    'on-ink': '#FFFFFF',
    'on-ink-quiet': '#B9C1CC',
    badge: '#E6E9EE',
    'chart-2': '#8A94A3',
    illo: '#DDE2E9',
    'illo-2': '#C3CAD5',
  },
  dark: {
    ground: '#0E1115',
    surface: '#15191F',
    raised: '#1C2129',
    sunken: '#101419',
    hover: '#1B2027',
    off: '#262D37',
    line: '#242A33',
    'line-2': '#343C47',
    edge: '#6C7684',
    text: '#E9ECF0',
    quiet: '#AEB7C3',
    faint: '#939DAB',
    accent: brand.dark.accent,
    'on-accent': brand.dark['on-accent'],
    success: '#5BD69A',
    warning: '#F2B84B',
    error: '#FF8A80',
    info: '#7CB8FF',
    'on-error': '#35100C',
    ink: '#303945',
    'on-ink': '#F1F4F7',
    'on-ink-quiet': '#B9C2CD',
    badge: '#262D37',
    'chart-2': '#77818F',
    illo: '#272E38',
    'illo-2': '#3A434F',
  },
  /** Replaces values of `light`: white background, firmer borders of cards. */
  bordered: { ground: '#FFFFFF', sunken: '#F5F6F8' },
  /** Replaces values of `dark`, for the side menu only: the page stays light. */
  'semi-dark-menu': { ground: '#171C23', hover: '#222933', line: '#2A313C', sunken: '#10141A' },
} as const;

/** Colours mixed from others in srgb: name → [from, into, share on light skins, share on dark skins], shares in percent. */
export const mixes = {
  'on-primary': ['primary', 'black', undefined, 16],
  'primary-wash': ['primary', 'surface', 8, 14],
  'primary-tint': ['primary', 'surface', 18, 26],
  'primary-soft': ['primary', 'surface', 38, 38],
  'primary-press': ['primary', 'black', 86, 86],
  chart: ['primary', 'surface', 100, 80],
  'accent-wash': ['accent', 'surface', 10, 14],
  'success-wash': ['success', 'surface', 7, 14],
  'warning-wash': ['warning', 'surface', 9, 14],
  'error-wash': ['error', 'surface', 8, 14],
  'info-wash': ['info', 'surface', 8, 14],
} as const;

/** Shadows of the template: cards have a hairline, floating elements a real shadow. */
export const templateShadows = {
  light: {
    lift: '0 1px 2px rgb(23 28 35 / 0.05), 0 0 0 1px rgb(23 28 35 / 0.035)',
    float: '0 12px 32px -8px rgb(23 28 35 / 0.2), 0 2px 6px rgb(23 28 35 / 0.08), 0 0 0 1px rgb(23 28 35 / 0.07)',
    scrim: 'rgb(23 28 35 / 0.38)',
  },
  dark: {
    lift: '0 0 0 1px #20262E',
    float: '0 16px 40px -8px rgb(0 0 0 / 0.7), 0 0 0 1px #323A45',
    scrim: 'rgb(4 6 8 / 0.62)',
  },
} as const;
