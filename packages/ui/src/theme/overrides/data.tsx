import type { ThemeOptions } from '@mui/material/styles';
import { Icon } from '../../icons/icon.tsx';
import { both, font } from './both.ts';

const COLORS = {
  primary: 'primary',
  secondary: 'accent',
  error: 'error',
  warning: 'warning',
  info: 'info',
  success: 'success',
} as const;

/** A coloured chip has a tinted background and coloured text, so that the text is readable in every skin. */
const tinted = Object.entries(COLORS).map(([color, token]) => ({
  props: { color: color as keyof typeof COLORS },
  style: {
    color: token === 'accent' ? 'var(--text)' : `var(--${token})`,
    background: `var(--${token}-wash)`,
    border: `1px solid color-mix(in srgb, var(--${token}) 36%, var(--surface))`,
    '&.MuiChip-clickable:hover': { background: `color-mix(in srgb, var(--${token}-wash), var(--${token}) 6%)` },
  },
}));

/** Components that show data and states. */
export const data: NonNullable<ThemeOptions['components']> = {
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        success: <Icon name="done" />,
        info: <Icon name="info" />,
        warning: <Icon name="alert" />,
        error: <Icon name="alert" />,
      },
    },
    styleOverrides: {
      root: both({ padding: '8px 16px', borderRadius: 'var(--r-card)', boxShadow: 'none', font: font(400, 14) }, {}),
      icon: { opacity: 1, alignItems: 'flex-start' },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, font: font(600, 14) } } },
  MuiAvatar: {
    styleOverrides: {
      root: both({ width: 44, height: 44, font: font(600, 14) }, { width: 32, height: 32, font: font(600, 12) }),
      colorDefault: { color: 'var(--on-person-1)' },
      rounded: { borderRadius: 'var(--r-field)' },
    },
  },
  MuiBadge: {
    defaultProps: { color: 'secondary' },
    styleOverrides: {
      badge: { height: 18, minWidth: 18, padding: '0 4px', font: font(600, 12), boxShadow: '0 0 0 2px var(--ground)' },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: both(
        { height: 32, borderRadius: 'var(--r-full)', font: font(500, 14), background: 'var(--off)' },
        { height: 24, font: font(500, 12) },
      ),
      outlined: { background: 'var(--surface)', borderColor: 'var(--edge)' },
      clickable: { '&:hover': { background: 'var(--hover)' } },
      label: both({ paddingInline: 12 }, { paddingInline: 8 }),
      deleteIcon: { '&, &:hover': { color: 'var(--edge)' } },
    },
    variants: tinted,
  },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--line)' } } },
  MuiLinearProgress: { styleOverrides: { root: { height: 6, borderRadius: 3 }, bar: { borderRadius: 3 } } },
  MuiList: { styleOverrides: { padding: { paddingBlock: 6 } } },
  MuiListSubheader: {
    styleOverrides: { root: { background: 'inherit', color: 'var(--quiet)', font: font(500, 12), lineHeight: 2.5 } },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: both(
        {
          minHeight: 44,
          marginInline: 6,
          paddingInline: 12,
          borderRadius: 'var(--r-row)',
          '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--primary-wash)' },
        },
        { minHeight: 36, paddingBlock: 4 },
        { minHeight: 44 },
      ),
    },
  },
  MuiListItemText: { styleOverrides: { root: { marginBlock: 0 }, secondary: { color: 'var(--quiet)' } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'var(--quiet)' } } },
  MuiListItemAvatar: { styleOverrides: { root: both({ minWidth: 56 }, { minWidth: 44 }) } },
  MuiSkeleton: { styleOverrides: { root: { borderRadius: 'var(--r-row)' }, circular: { borderRadius: '50%' } } },
  MuiTableCell: {
    styleOverrides: {
      root: both({ padding: '0 16px', font: font(400, 16) }, { padding: '0 12px', font: font(400, 14) }),
      head: both(
        { height: 44, color: 'var(--quiet)', font: font(500, 14), borderColor: 'var(--line-2)' },
        { height: 36, color: 'var(--faint)', font: font(500, 12) },
      ),
      body: both({ height: 60 }, { height: 52 }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { background: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--primary-wash)' },
        '&:last-child > .MuiTableCell-body': { borderBottom: 0 },
      },
    },
  },
};
