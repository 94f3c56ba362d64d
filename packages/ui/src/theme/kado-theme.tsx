import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/fonts.css';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type Direction, isDirectionLoaded, loadDirection, styleCache } from './direction.ts';
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
  /** The router's link component; without it links are plain anchors. */
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

/** The direction to show: the previous one until the styles of the new one have loaded, so that the page is never blank; it also stays if they cannot be loaded. */
function useShownDirection(wanted: Direction): Direction {
  const [shown, setShown] = useState(wanted);
  const isLoaded = isDirectionLoaded(wanted);
  if (isLoaded && shown !== wanted) setShown(wanted);
  useEffect(() => {
    let isWanted = true;
    if (!isLoaded)
      loadDirection(wanted).then(
        () => isWanted && setShown(wanted),
        () => undefined,
      );
    return () => void (isWanted = false);
  }, [wanted, isLoaded]);
  return isLoaded ? wanted : shown;
}

/** Sets variant, skin and direction on <html>, gives the browser's bars the skin's background, and provides the theme and the router's link. */
export function KadoTheme({ variant, skin, direction: wanted, nonce, primary, link, children }: KadoThemeProps) {
  const direction = useShownDirection(wanted);
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
