import type { ThemeOptions } from '@mui/material/styles';

const floating = { background: 'var(--raised)', color: 'var(--text)', backgroundImage: 'none', boxShadow: 'var(--float)' };
/** The template's lists are denser; a finger gets the higher line all the same. */
const dense = {
  '[data-variant="template"] &&&': { font: '400 var(--t14) var(--font)' },
  '@media (pointer: fine)': { '[data-variant="template"] &&&': { minHeight: 36, paddingBlock: 4 } },
};
const option = { minHeight: 44, font: '400 var(--t16) var(--font)', borderRadius: 'var(--r-row)', marginInline: 6 };

/** How MUI's own parts look in both faces; colours only through the custom properties. */
export const overrides: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiDialog: {
    styleOverrides: {
      paper: { ...floating, borderRadius: 16, margin: 16, width: 'calc(100% - 32px)' },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--scrim)' } } } },
  MuiPaper: { styleOverrides: { root: floating } },
  MuiPopover: { styleOverrides: { paper: { borderRadius: 'var(--r-field)' } } },
  MuiMenu: { styleOverrides: { paper: { minWidth: 200 }, list: { paddingBlock: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...option,
        gap: 12,
        paddingInline: 12,
        '&.MuiMenuItem-root': { minHeight: 44 },
        '&:hover, &.Mui-focusVisible': { background: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--primary-wash)' },
        ...dense,
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { borderRadius: 'var(--r-field)' },
      listbox: {
        paddingBlock: 6,
        '& .MuiAutocomplete-option': {
          ...option,
          gap: 12,
          paddingInline: 12,
          '&.Mui-focused': { background: 'var(--hover)' },
          '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': { background: 'var(--primary-wash)' },
          ...dense,
        },
      },
      groupLabel: { background: 'var(--raised)', color: 'var(--quiet)', font: '500 var(--t12) var(--font)', lineHeight: 2.5 },
      noOptions: { color: 'var(--quiet)' },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { background: 'var(--ground)', border: 0 } } },
};
