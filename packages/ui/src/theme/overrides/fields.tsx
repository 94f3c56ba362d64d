import type { ThemeOptions } from '@mui/material/styles';
import { Icon } from '../../icons/icon.tsx';
import { both, font, TOUCH } from './both.ts';

/** The template's lists are denser; on a touch screen the lines stay high. */
export const denseOption = {
  '[data-variant="template"] &&&': { font: font(400, 14) },
  '@media (pointer: fine)': { '[data-variant="template"] &&&': { minHeight: 36, paddingBlock: 4 } },
};
/** One line of a list above the page: of a menu, a select, or a combobox. */
export const option = {
  minHeight: 44,
  gap: 12,
  paddingInline: 12,
  marginInline: 6,
  borderRadius: 'var(--r-row)',
  font: font(400, 16),
};

const input = both(
  { minHeight: 52, font: font(400, 16), borderRadius: 'var(--r-field)', background: 'var(--surface)' },
  { minHeight: 36, font: font(400, 14), borderRadius: 'var(--r-dense)' },
  { minHeight: 44 },
);
const text = both({ height: 24, padding: '14px 16px' }, { height: 20, padding: '8px 12px' });

const SelectIcon = ({ className }: { className?: string }) => (
  <span className={className}>
    <Icon name="down" size={20} />
  </span>
);

/** Fields: the label is above; the border is 1 px wide, with focus or an error 2 px. */
export const fields: NonNullable<ThemeOptions['components']> = {
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: both(
        {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          marginBlockEnd: 8,
          font: font(500, 14),
          whiteSpace: 'normal',
          pointerEvents: 'auto',
          '&, &.Mui-focused, &.Mui-error': { color: 'var(--text)' },
        },
        { marginBlockEnd: 6, font: font(500, 12), '&, &.Mui-focused, &.Mui-error': { color: 'var(--quiet)' } },
      ),
    },
  },
  MuiFormLabel: { styleOverrides: { root: both({ font: font(500, 14) }, { font: font(500, 12) }) } },
  MuiFormHelperText: {
    styleOverrides: { root: both({ margin: '8px 0 0', font: font(400, 14) }, { marginBlockStart: 6, font: font(400, 12) }) },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        ...input,
        '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: 'var(--edge)' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--edge)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: 'var(--primary)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: 'var(--error)' },
        '&.Mui-error.Mui-focused': { outline: '2px solid var(--primary)', outlineOffset: 2 },
        '&.Mui-disabled': { background: 'var(--sunken)', '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--edge)' } },
        '&.MuiInputBase-multiline': { padding: 0 },
        '& legend': { display: 'none' },
      },
      input: text,
    },
  },
  MuiFilledInput: {
    defaultProps: { disableUnderline: true },
    styleOverrides: {
      root: { ...input, background: 'var(--sunken)', '&.Mui-focused': { boxShadow: 'inset 0 0 0 2px var(--primary)' } },
      input: text,
    },
  },
  MuiInput: { styleOverrides: { root: { ...input, background: 'none', 'label + &': { marginTop: 0 } } } },
  MuiSelect: {
    defaultProps: { IconComponent: SelectIcon },
    styleOverrides: { select: { minHeight: 'auto' }, icon: { top: 'calc(50% - 10px)', right: 12, color: 'var(--quiet)' } },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: <Icon name="down" size={20} />, clearIcon: <Icon name="x" size={20} /> },
    styleOverrides: {
      paper: { borderRadius: 'var(--r-field)', background: 'var(--raised)', boxShadow: 'var(--float)' },
      inputRoot: {
        '&.MuiOutlinedInput-root': {
          padding: 0,
          '& .MuiAutocomplete-input': both({ padding: '14px 16px' }, { padding: '8px 12px' }),
        },
      },
      endAdornment: {
        '& .MuiIconButton-root': { width: 28, height: 28, color: 'var(--quiet)', [TOUCH]: { width: 36, height: 36 } },
      },
      listbox: {
        paddingBlock: 6,
        '& .MuiAutocomplete-option': {
          ...option,
          '&.Mui-focused': { background: 'var(--hover)' },
          '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': { background: 'var(--primary-wash)' },
          ...denseOption,
        },
      },
      groupLabel: { background: 'var(--raised)', color: 'var(--quiet)', font: font(500, 12), lineHeight: 2.5 },
      noOptions: { color: 'var(--quiet)' },
    },
  },
};
