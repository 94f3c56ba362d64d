import type { ThemeOptions } from '@mui/material/styles';
import { both, font } from './both.ts';
import { denseOption, option } from './fields.tsx';

const floating = { background: 'var(--raised)', color: 'var(--text)', boxShadow: 'var(--float)' };
const tip = {
  padding: '6px 10px',
  maxWidth: 'min(260px, 100vw - 16px)',
  borderRadius: 'var(--r-dense)',
  background: 'var(--text)',
  color: 'var(--ground)',
  font: font(500, 12),
};

/** Overlays. */
export const overlays: NonNullable<ThemeOptions['components']> = {
  // If an entry of a menu or a dialog prints the page, the menu or dialog is still open at that time.
  MuiModal: { styleOverrides: { root: { '@media print': { display: 'none' } } } },
  MuiDialog: {
    styleOverrides: { paper: { ...floating, borderRadius: 16, margin: 16, width: 'calc(100% - 32px)' } },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: both({ padding: '24px 24px 8px', font: font(600, 20), letterSpacing: '-0.012em' }, { font: font(600, 16) }),
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px' } } },
  MuiDialogContentText: { styleOverrides: { root: { color: 'var(--quiet)' } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: 24 }, spacing: { gap: 12, '& > :not(style) ~ :not(style)': { marginLeft: 0 } } },
  },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--scrim)' } } } },
  MuiPopover: { styleOverrides: { paper: { ...floating, borderRadius: 'var(--r-field)' } } },
  MuiMenu: { styleOverrides: { paper: { minWidth: 200 }, list: { paddingBlock: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...option,
        '&.MuiMenuItem-root': { minHeight: 44 },
        '&:hover, &.Mui-focusVisible': { background: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--primary-wash)' },
        ...denseOption,
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { ...floating, border: 0, borderRadius: 0 } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 300, enterNextDelay: 300 },
    styleOverrides: {
      popper: {
        '&[data-popper-placement*="bottom"] .MuiTooltip-tooltip': { marginBlockStart: 6 },
        '&[data-popper-placement*="top"] .MuiTooltip-tooltip': { marginBlockEnd: 6 },
        '@media print': { display: 'none' },
      },
      tooltip: tip,
      arrow: { color: 'var(--text)' },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: { minHeight: 56, padding: '6px 16px', borderRadius: 'var(--r-card)', boxShadow: 'var(--float)', font: font(500, 14) },
    },
  },
};
