/** Breakpoints in px; "up" starts at the value, "down" ends 0.02 below it. */
export const breakpoints = { xs: 0, sm: 576, md: 992, lg: 1200, xl: 1400 } as const;

/** Dimensions that do not depend on the skin, as CSS values. */
export const scale = {
  t12: '0.75rem/1rem',
  t14: '0.875rem/1.25rem',
  t16: '1rem/1.5rem',
  t20: '1.25rem/1.75rem',
  t24: '1.5rem/2rem',
  t32: '2rem/2.5rem',
  t44: '2.75rem/3.25rem',
  'r-card': '12px',
  'r-field': '10px',
  'r-dense': '8px',
  'r-row': '6px',
  'r-full': '999px',
  quick: '120ms',
  calm: '200ms',
  slow: '240ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  font: "'Inter Variable', 'Noto Sans Arabic Variable', 'Inter Fallback', system-ui, sans-serif",
} as const;
