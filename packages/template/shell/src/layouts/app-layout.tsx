import { useEffect, useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { useApp } from '@kado/feature-kit';
import { FeaturePart, useLens } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { OfflineBanner } from '@kado/ui';
import { TemplateLayout } from '@kado/template-ui';
import { ShellActionsProvider, type ShellActions } from '../lib/shell-actions.ts';
import { useMenu } from '../lib/use-menu.ts';
import { NavbarEnd, NavbarStart } from '../components/navbar.tsx';
import { PageMenu } from '../components/page-menu.tsx';
import { CustomizerButton } from '../components/tool-buttons.tsx';
import { Footer } from '../components/footer.tsx';
import { Panels } from '../components/panels.tsx';
import { ResetDialog } from '../components/reset-dialog.tsx';
import { useSkinOffer } from '../lib/use-skin-offer.ts';
import { useLook } from '../lib/use-look.ts';
import styles from './app-layout.module.css';

/** Ctrl or Cmd with K opens the search on any page. */
function useSearchKeys(open: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

const pageMenu = <PageMenu />;

export function Component() {
  const { t } = useTranslation('template-shell');
  const { resetDemo } = useApp();
  const menu = useMenu();
  const { look, pin } = useLook();
  const lens = useLens();
  const [panel, setPanel] = useState<string>();
  const [searching, setSearching] = useState(false);
  const [resetting, setResetting] = useState(false);
  const actions = useMemo(
    (): ShellActions => ({
      openSearch: () => setSearching(true),
      togglePanel: (key) => setPanel((open) => (open === key ? undefined : key)),
      panel,
      openReset: resetDemo && (() => setResetting(true)),
    }),
    [panel, resetDemo],
  );
  useSearchKeys(actions.openSearch);
  useSkinOffer();
  return (
    <ShellActionsProvider value={actions}>
      <TemplateLayout
        skipLabel={t('skip')}
        menu={menu}
        openMenuLabel={t('menu.open')}
        toTopLabel={t('top')}
        look={look}
        pin={pin}
        banner={
          <>
            {lens && (
              <FeaturePart of="template-access" name="banner" fallback={<div className={styles.lens} aria-busy="true" />} />
            )}
            <OfflineBanner>{t('offline')}</OfflineBanner>
          </>
        }
        start={<NavbarStart />}
        end={<NavbarEnd />}
        corner={<CustomizerButton />}
        pageMenu={pageMenu}
        footer={<Footer />}
      >
        <Outlet />
      </TemplateLayout>
      <Panels panel={panel} searching={searching} onClose={() => setPanel(undefined)} onSearchClose={() => setSearching(false)} />
      {resetDemo && <ResetDialog open={resetting} reset={resetDemo} onClose={() => setResetting(false)} />}
    </ShellActionsProvider>
  );
}
