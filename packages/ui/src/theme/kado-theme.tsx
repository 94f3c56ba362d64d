import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/fonts.css';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, Suspense, use, useLayoutEffect, useMemo } from 'react';
import { type Direction, loadDirection, styleCache } from './direction.ts';
import { LinkContext, type RouterLink } from './link.tsx';
import { muiTheme } from './mui-theme.ts';
import { type Variant, type Primary, type ThemeSkin, useDrawnSkin } from './skin.ts';

/** Props of KadoTheme. */
export type KadoThemeProps = {
  variant: Variant;
  skin: ThemeSkin;
  direction: Direction;
  /** CSP nonce for the style tags that MUI makes. */
  nonce?: string | undefined;
  /** The template's main colour; the product is always forest. */
  primary?: Primary | undefined;
  /** The router's link; plain anchors without it. */
  link?: RouterLink | undefined;
  children: ReactNode;
};

function Styles({ direction, nonce, children }: Pick<KadoThemeProps, 'direction' | 'nonce' | 'children'>) {
  use(loadDirection(direction));
  const cache = useMemo(() => styleCache(direction, nonce), [direction, nonce]);
  const theme = useMemo(() => muiTheme(direction), [direction]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** Sets variant, skin and direction on <html>, gives the browser's bars the skin's ground, and provides the theme and the router's link. */
export function KadoTheme({ variant, skin, direction, nonce, primary, link, children }: KadoThemeProps) {
  const drawn = useDrawnSkin(variant, skin);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['variant'] = variant;
    root.dataset['skin'] = drawn;
    root.dir = direction;
    if (variant === 'template' && primary) root.dataset['primary'] = primary;
    else delete root.dataset['primary'];
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--ground'));
  }, [variant, drawn, direction, primary]);
  const styled = (
    <Suspense>
      <Styles direction={direction} nonce={nonce}>
        {children}
      </Styles>
    </Suspense>
  );
  return link ? <LinkContext value={link}>{styled}</LinkContext> : styled;
}
