import type { ThemeOptions } from '@mui/material/styles';
import { both, font } from './both.ts';

const SCALE = { h1: [32, 20], h2: [24, 16], h3: [20, 16], h4: [20, 14], h5: [16, 14], h6: [16, 14] } as const;
const headings = Object.fromEntries(
  Object.entries(SCALE).map(([name, [product, template]]) => [
    name,
    both(
      { font: font(600, product), letterSpacing: '-0.012em', '&:lang(ar)': { letterSpacing: 0 } },
      { font: font(600, template) },
    ),
  ]),
);

/** Text, and the surfaces that hold other content. */
export const surfaces: NonNullable<ThemeOptions['components']> = {
  MuiTypography: {
    styleOverrides: {
      ...headings,
      subtitle1: both({ font: font(500, 16) }, { font: font(500, 14) }),
      subtitle2: { font: font(500, 14) },
      body1: both({ font: font(400, 16) }, { font: font(400, 14) }),
      body2: both({ font: font(400, 14) }, { font: font(400, 12) }),
      caption: { font: font(400, 12) },
      overline: { font: font(500, 12), letterSpacing: 0, textTransform: 'none' },
    },
  },
  MuiPaper: { styleOverrides: { rounded: { borderRadius: 'var(--r-card)' }, outlined: { borderColor: 'var(--line-2)' } } },
  MuiCard: { styleOverrides: { root: { background: 'var(--surface)' } } },
  MuiCardHeader: {
    styleOverrides: { root: both({ padding: '20px 20px 0' }, {}), title: both({ font: font(600, 20) }, { font: font(600, 14) }) },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 20 } } },
  MuiCardActions: { styleOverrides: { root: { padding: '0 20px 20px' } } },
  MuiAccordion: {
    styleOverrides: {
      root: {
        background: 'var(--surface)',
        '&::before': { display: 'none' },
        '& + &': { borderBlockStart: '1px solid var(--line)' },
      },
      rounded: {
        '&:first-of-type': { borderTopLeftRadius: 'var(--r-card)', borderTopRightRadius: 'var(--r-card)' },
        '&:last-of-type': { borderBottomLeftRadius: 'var(--r-card)', borderBottomRightRadius: 'var(--r-card)' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: both(
        { minHeight: 56, padding: '0 20px', '&.Mui-expanded': { minHeight: 56 } },
        { minHeight: 44, '&.Mui-expanded': { minHeight: 44 } },
      ),
      content: { margin: 0, fontWeight: 500, '&.Mui-expanded': { margin: 0 } },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: both({ padding: '0 20px 20px', color: 'var(--quiet)' }, {}) } },
};
