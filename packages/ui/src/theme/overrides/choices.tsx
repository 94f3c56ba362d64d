import type { ThemeOptions } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TOUCH, both, font } from './both.ts';

const Box = ({ filled, children }: { filled?: boolean; children?: ReactNode }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true">
    <rect
      x="0.75"
      y="0.75"
      width="22.5"
      height="22.5"
      rx="5.25"
      fill={filled ? 'var(--primary)' : 'var(--surface)'}
      stroke={filled ? 'var(--primary)' : 'var(--edge)'}
      strokeWidth="1.5"
    />
    {children}
  </svg>
);
const Circle = ({ chosen }: { chosen?: boolean }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <circle
      cx="12"
      cy="12"
      r={chosen ? 8.5 : 11.25}
      fill="var(--surface)"
      stroke={chosen ? 'var(--primary)' : 'var(--edge)'}
      strokeWidth={chosen ? 7 : 1.5}
    />
  </svg>
);
const ink = { stroke: 'var(--on-primary)', strokeWidth: 2.5 };
const target = both({ padding: 10 }, { padding: 3, '& svg': { width: 18, height: 18 } }, { padding: 13 });

/** Controls that choose: checkboxes, radio buttons, switches, sliders, ratings. */
export const choices: NonNullable<ThemeOptions['components']> = {
  MuiCheckbox: {
    defaultProps: {
      icon: <Box />,
      checkedIcon: (
        <Box filled>
          <path d="m6.5 12 4 4L18 8.5" {...ink} />
        </Box>
      ),
      indeterminateIcon: (
        <Box filled>
          <path d="M6 12h12" {...ink} />
        </Box>
      ),
    },
    styleOverrides: { root: target },
  },
  MuiRadio: { defaultProps: { icon: <Circle />, checkedIcon: <Circle chosen /> }, styleOverrides: { root: target } },
  MuiFormControlLabel: {
    styleOverrides: {
      root: both(
        { minHeight: 44, margin: 0, marginInline: '-10px 16px', '& .MuiSwitch-root': { marginInline: '10px 12px' } },
        { minHeight: 24, gap: 4, marginInline: '-3px 16px', '& .MuiSwitch-root': { marginInline: '3px 8px' } },
        { minHeight: 44 },
      ),
      label: both({ font: font(400, 16) }, { font: font(400, 14) }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 36, height: 24, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 3,
        color: 'var(--surface)',
        '&.Mui-checked': { transform: 'translateX(12px)', color: 'var(--on-primary)' },
        '&&.Mui-checked + .MuiSwitch-track': { background: 'var(--primary)' },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.55 },
      },
      thumb: { width: 18, height: 18, boxShadow: 'none' },
      track: { borderRadius: 12, background: 'var(--edge)' },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: 4, paddingBlock: 10, [TOUCH]: { paddingBlock: 20 } },
      rail: { background: 'var(--line-2)', opacity: 1 },
      track: { border: 0 },
      thumb: {
        width: 16,
        height: 16,
        border: '2px solid currentColor',
        background: 'var(--surface)',
        '&, &:hover, &.Mui-active, &.Mui-focusVisible': { boxShadow: 'none' },
        '&::before': { display: 'none' },
        [TOUCH]: { width: 24, height: 24 },
      },
      valueLabel: {
        padding: '6px 10px',
        borderRadius: 'var(--r-dense)',
        background: 'var(--text)',
        color: 'var(--ground)',
        font: font(500, 12),
      },
    },
  },
  MuiRating: { styleOverrides: { root: { color: 'var(--accent)' }, iconEmpty: { color: 'var(--edge)' } } },
};
