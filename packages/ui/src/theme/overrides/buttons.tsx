import type { ThemeOptions } from '@mui/material/styles';
import { both, font } from './both.ts';

const button = both(
  {
    minHeight: 48,
    padding: '12px 20px',
    gap: 8,
    borderRadius: 'var(--r-field)',
    font: font(600, 16),
    letterSpacing: '-0.005em',
    '&:lang(ar)': { letterSpacing: 0 },
    '& .MuiButton-icon': { margin: 0 },
  },
  { minHeight: 32, padding: '0 12px', gap: 6, borderRadius: 'var(--r-dense)', font: font(500, 14), letterSpacing: 0 },
  { minHeight: 44 },
);
const plain = both(
  {
    color: 'var(--text)',
    borderColor: 'var(--edge)',
    '&:hover': { borderColor: 'var(--edge)', background: 'var(--hover)' },
  },
  { '&:not(:hover)': { background: 'var(--surface)' } },
);

/** Buttons of every kind. */
export const buttons: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: button,
      sizeSmall: both(
        { minHeight: 44, padding: '8px 16px', font: font(600, 14) },
        { minHeight: 28, padding: '0 10px' },
        { minHeight: 44 },
      ),
    },
    variants: [
      {
        props: { variant: 'outlined' },
        style: { '&:not(.MuiButton-sizeSmall)': both({ padding: '11px 19px' }, { padding: '0 11px' }) },
      },
      { props: { variant: 'outlined', color: 'primary' }, style: plain },
      { props: { variant: 'text' }, style: { paddingInline: 12 } },
      { props: { variant: 'text', color: 'primary' }, style: { '&:hover': { background: 'var(--primary-wash)' } } },
    ],
  },
  MuiButtonGroup: { defaultProps: { disableElevation: true } },
  MuiIconButton: {
    styleOverrides: {
      root: both(
        {
          width: 44,
          height: 44,
          padding: 0,
          fontSize: 'inherit',
          color: 'var(--text)',
          borderRadius: 'var(--r-full)',
          '&:hover': { background: 'var(--hover)' },
        },
        {
          width: 32,
          height: 32,
          borderRadius: 'var(--r-dense)',
          color: 'var(--quiet)',
          '&:hover': { color: 'var(--text)' },
          '& > svg': { width: 18, height: 18 },
        },
        { width: 44, height: 44 },
      ),
    },
  },
  MuiFab: {
    styleOverrides: { root: { font: font(600, 14), boxShadow: 'var(--float)', '&:active': { boxShadow: 'var(--float)' } } },
    variants: [
      {
        props: { color: 'default' },
        style: { background: 'var(--raised)', color: 'var(--text)', '&:hover': { background: 'var(--hover)' } },
      },
    ],
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        padding: 1,
        border: '1px solid var(--edge)',
        borderRadius: 'var(--r-dense)',
        background: 'var(--surface)',
        '& .MuiToggleButtonGroup-grouped.MuiToggleButtonGroup-grouped': { margin: 0, border: 0, borderRadius: 'var(--r-row)' },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: both(
        {
          minHeight: 40,
          padding: '0 10px',
          border: '1px solid var(--edge)',
          borderRadius: 'var(--r-row)',
          font: font(500, 14),
          color: 'var(--quiet)',
          '&:hover': { background: 'none', color: 'var(--text)' },
          '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--primary-wash)', color: 'var(--primary)', fontWeight: 600 },
        },
        { minHeight: 28 },
        { minHeight: 40 },
      ),
    },
  },
};
