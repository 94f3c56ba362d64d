import '../styles/fonts-arabic.css';

/** The stylis plugin that mirrors MUI's own physical styles. */
export { default as rtlPlugin } from '@mui/stylis-plugin-rtl';
