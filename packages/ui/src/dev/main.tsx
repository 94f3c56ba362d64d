// The gallery: MUI components in our theme, without any `sx`. `pnpm --filter @kado/ui gallery` serves it; e2e/tests/theme.spec.ts checks it.
// `?stock` removes the theme, to prove that the browser test detects it.
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { loadDirection } from '../theme/direction.ts';
import { KadoTheme } from '../theme/kado-theme.tsx';
import type { Variant, Primary, ThemeSkin } from '../theme/skin.ts';
import { Gallery } from './gallery.tsx';

const wanted = new URLSearchParams(location.search);
const direction = wanted.get('dir') === 'rtl' ? 'rtl' : 'ltr';
const primary = wanted.get('primary') as Primary | null;

await loadDirection(direction);
createRoot(document.querySelector('#root') as HTMLElement).render(
  <KadoTheme
    variant={(wanted.get('variant') ?? 'product') as Variant}
    skin={(wanted.get('skin') ?? 'light') as ThemeSkin}
    direction={direction}
    primary={primary ?? undefined}
  >
    {wanted.has('stock') ? (
      <ThemeProvider theme={() => createTheme()}>
        <Gallery />
      </ThemeProvider>
    ) : (
      <Gallery />
    )}
  </KadoTheme>,
);
