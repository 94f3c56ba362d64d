import { useEffect, useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { useApp } from '@kado/feature-kit';
import { FeaturePart } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { OfflineBanner } from '@kado/ui';
import { TemplateLayout } from '@kado/template-ui';
import { ShellActionsProvider, type Doors } from '../lib/doors.ts';
import { useMenu } from '../lib/use-menu.ts';
import { BarEnd, BarStart } from '../navbar/bar.tsx';
import { PageMenu } from '../navbar/page-menu.tsx';
import { CustomizerButton } from '../navbar/tool-buttons.tsx';
import { Footer } from './footer.tsx';
import { Panels } from './panels.tsx';
import { ResetQuestion } from './reset-question.tsx';
import { useLook } from './use-look.ts';

/** Ctrl or Cmd with K opens the search wherever one is. */
function useSearchKeys(open: () => void) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [open]);
}

const pageMenu = <PageMenu />;

export function Component() {
  const { t } = useTranslation('template-shell');
  const { resetDemo } = useApp();
  const menu = useMenu();
  const { look, pin } = useLook();
  const [panel, setPanel] = useState<string>();
  const [searching, setSearching] = useState(false);
  const [asking, setAsking] = useState(false);
  const doors = useMemo(
    (): Doors => ({
      search: () => setSearching(true),
      panel: (key) => setPanel((open) => (open === key ? undefined : key)),
      open: panel,
      reset: resetDemo && (() => setAsking(true)),
    }),
    [panel, resetDemo],
  );
  useSearchKeys(doors.search);
  return (
    <ShellActionsProvider value={doors}>
      <TemplateLayout
        skipLabel={t('skip')}
        menu={menu}
        openMenuLabel={t('menu.open')}
        toTopLabel={t('top')}
        look={look}
        pin={pin}
        banner={
          <>
            <FeaturePart of="template-access" name="banner" />
            <OfflineBanner>{t('offline')}</OfflineBanner>
          </>
        }
        start={<BarStart />}
        end={<BarEnd />}
        corner={<CustomizerButton />}
        pageMenu={pageMenu}
        footer={<Footer />}
      >
        <Outlet />
      </TemplateLayout>
      <Panels panel={panel} searching={searching} onClose={() => setPanel(undefined)} onFound={() => setSearching(false)} />
      {resetDemo && <ResetQuestion open={asking} reset={resetDemo} onClose={() => setAsking(false)} />}
    </ShellActionsProvider>
  );
}
