import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Link } from 'react-router';
import { directionOf, I18nProvider, useLanguage, useTranslation, type KadoI18n } from '@kado/i18n';
import { useAppSelector, useLowData, type KadoStore } from '@kado/state';
import { KadoTheme, loadDirection, ToastProvider, useDismissToasts, type Variant } from '@kado/ui';
import { AppProvider, type App } from './app-context.ts';

/** Props of AppProviders. */
export type AppProvidersProps = {
  variant: Variant;
  store: KadoStore;
  words: KadoI18n;
  app: App;
  children: ReactNode;
};

/** The theme. The direction follows the language; in the template a stored direction takes precedence. */
function Themed({ variant, nonce, children }: { variant: Variant; nonce: string; children: ReactNode }) {
  const { lng } = useLanguage();
  const { skin, direction, primary } = useAppSelector((state) => state.layout);
  const pageDirection = directionOf(lng, variant === 'template' ? direction : undefined);
  return (
    <KadoTheme variant={variant} skin={skin} direction={pageDirection} primary={primary} nonce={nonce} link={Link}>
      {children}
    </KadoTheme>
  );
}

function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ToastProvider regionLabel={t('toast.region')} closeLabel={t('toast.dismiss')}>
      <DismissWithSession />
      {children}
    </ToastProvider>
  );
}

/** Dismisses the toasts when the session ends, because they may offer to undo that user's actions. */
function DismissWithSession() {
  const person = useAppSelector(({ session }) => session.user?.id ?? session.account?.id);
  const dismiss = useDismissToasts();
  const before = useRef(person);
  useEffect(() => {
    if (before.current !== undefined && before.current !== person) dismiss();
    before.current = person;
  }, [person, dismiss]);
  return null;
}

/** Keeps `data-low-data` on the html element up to date, for the styles; the boot sets it before the first paint. */
function LowData() {
  const [lowData] = useLowData();
  useEffect(() => void document.documentElement.toggleAttribute('data-low-data', lowData), [lowData]);
  return null;
}

/** Makes `choose` wait for the styles of the language's direction, so that the page is never shown without styles. */
function withDirection(words: KadoI18n): KadoI18n {
  return { ...words, choose: (lng) => words.choose(lng, loadDirection(directionOf(lng))) };
}

/** The providers around every page of both variants: store, translations, theme, toasts, app. The router goes inside. */
export function AppProviders({ variant, store, words, app, children }: AppProvidersProps) {
  const wordsWithDirection = useMemo(() => withDirection(words), [words]);
  const appWithLoader = useMemo(() => ({ ...app, loadNamespace: words.loadNamespace }), [app, words]);
  return (
    <Provider store={store}>
      <I18nProvider words={wordsWithDirection}>
        <AppProvider value={appWithLoader}>
          <LowData />
          <Themed variant={variant} nonce={app.nonce}>
            <Toasts>{children}</Toasts>
          </Themed>
        </AppProvider>
      </I18nProvider>
    </Provider>
  );
}
