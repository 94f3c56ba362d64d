import type { ThemeOptions } from '@mui/material/styles';
import { Icon } from '../../icons/icon.tsx';
import { both, font, TOUCH } from './both.ts';

/** Components for navigation: bars, breadcrumbs, links, pages, steps, tabs. */
export const navigation: NonNullable<ThemeOptions['components']> = {
  MuiAppBar: {
    defaultProps: { color: 'default', elevation: 0 },
    styleOverrides: { root: { borderRadius: 0, borderBlockEnd: '1px solid var(--line)' } },
  },
  MuiToolbar: { styleOverrides: { regular: { minHeight: 56, '@media (min-width: 0px)': { minHeight: 56 } } } },
  MuiBottomNavigation: {
    styleOverrides: { root: { height: 64, background: 'var(--surface)', borderBlockStart: '1px solid var(--line)' } },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: { gap: 4, color: 'var(--quiet)', '&.Mui-selected': { color: 'var(--primary)' } },
      label: { '&, &.Mui-selected': { font: font(500, 12) } },
    },
  },
  MuiBreadcrumbs: {
    defaultProps: { separator: <Icon name="next" size={14} /> },
    styleOverrides: {
      root: both({ font: font(400, 14) }, { font: font(400, 12) }),
      ol: { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 24 } },
      li: { '& > *': { font: 'inherit' } },
      separator: { marginInline: 6, color: 'var(--quiet)' },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: {
        fontWeight: 500,
        paddingBlock: 4,
        textUnderlineOffset: 4,
        textDecorationThickness: 1,
        borderRadius: 4,
        '&:hover': { textDecorationColor: 'currentColor' },
      },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: both(
        {
          minWidth: 44,
          height: 44,
          margin: 0,
          borderRadius: 'var(--r-dense)',
          font: font(500, 14),
          color: 'var(--quiet)',
          '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--primary-wash)', color: 'var(--primary)', fontWeight: 600 },
        },
        { minWidth: 32, height: 32 },
        { minWidth: 40, height: 44 },
      ),
      ellipsis: { lineHeight: '2.5' },
    },
  },
  MuiSpeedDialAction: { styleOverrides: { fab: { background: 'var(--raised)', color: 'var(--quiet)' } } },
  MuiStepIcon: {
    styleOverrides: {
      root: { color: 'var(--off)', '&.Mui-active, &.Mui-completed': { color: 'var(--primary)' } },
      text: { fill: 'var(--quiet)', font: font(600, 12), '.Mui-active > &': { fill: 'var(--on-primary)' } },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      label: { font: font(500, 14), '&.Mui-active, &.Mui-completed': { fontWeight: 600 } },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: both({ minHeight: 44, borderBlockEnd: '1px solid var(--line)' }, { minHeight: 40 }),
      list: { gap: 20 },
      scrollButtons: { '&.Mui-disabled': { display: 'none' } },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: both(
        {
          minWidth: 24,
          minHeight: 44,
          padding: 0,
          font: font(500, 14),
          color: 'var(--quiet)',
          '&:hover': { color: 'var(--text)' },
          '&.Mui-selected': { color: 'var(--text)', fontWeight: 600 },
          '&.Mui-focusVisible': { borderRadius: 'var(--r-dense)' },
          '& > .MuiTab-icon': { margin: 0, marginInlineEnd: 8 },
        },
        { minHeight: 40 },
        { minHeight: 44 },
      ),
    },
  },
  MuiTabScrollButton: { styleOverrides: { root: { width: 28, color: 'var(--quiet)', [TOUCH]: { width: 44 } } } },
};
