import type { BackendControl } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import type { ToolProps } from '@kado/feature-kit';
import { useBackend } from '@kado/template-kit';
import { usePref } from '@kado/state';
import { BrokenArt, Button, EmptyState, Loading, SkeletonRows } from '@kado/ui';
import { Drawer, Pill, Tabs } from '@kado/template-ui';
import { ConditionsTab } from './conditions-tab.tsx';
import { DataTab } from './data-tab.tsx';
import { useConditions } from '../api/backend-values.ts';
import { RequestsTab } from './requests-tab.tsx';

const TABS = ['requests', 'conditions', 'data'] as const;
type Tab = (typeof TABS)[number];
const ICONS = { requests: 'list', conditions: 'gauge', data: 'layers' } as const;
const PANELS = { requests: RequestsTab, conditions: ConditionsTab, data: DataTab };
const isTab = (value: unknown): value is Tab => TABS.some((tab) => tab === value);

function StatusPill({ backend }: { backend: BackendControl }) {
  const { t } = useTranslation('template-console');
  const disturbed = Object.keys(useConditions(backend)).length;
  return disturbed > 0 ? (
    <Pill tone="warn" icon="alert">
      {t('head.disturbed', { count: disturbed })}
    </Pill>
  ) : (
    <Pill tone="good" icon="check">
      {t('head.running')}
    </Pill>
  );
}

function Body({ backend }: { backend: BackendControl }) {
  const { t } = useTranslation('template-console');
  const [tab, choose] = usePref('console.tab', isTab, 'requests');
  const Panel = PANELS[tab];
  return (
    <Tabs
      label={t('head.tabs')}
      value={tab}
      onChange={(key) => isTab(key) && choose(key)}
      tabs={TABS.map((key) => ({ key, label: t(`tab.${key}`), icon: ICONS[key] }))}
    >
      <Panel backend={backend} />
    </Tabs>
  );
}

function BackendFailed() {
  const { t } = useTranslation(['template-console', 'common']);
  return (
    <EmptyState
      art={BrokenArt}
      title={t('stopped.title')}
      actions={<Button onClick={() => location.reload()}>{t('common:action.reload')}</Button>}
    >
      {t('stopped.text')}
    </EmptyState>
  );
}

/** The console: the request log, the conditions, and the stored data. */
export function Component({ open, onClose }: ToolProps) {
  const { t } = useTranslation(['template-console', 'common']);
  const { backend, failed } = useBackend();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      closeLabel={t('common:action.close')}
      title={t('tool.label')}
      detail={t('head.detail')}
      headActions={backend && <StatusPill backend={backend} />}
      size="wide"
    >
      {backend && <Body backend={backend} />}
      {failed && <BackendFailed />}
      {!backend && !failed && (
        <Loading label={t('common:state.loading')}>
          <SkeletonRows count={6} />
        </Loading>
      )}
    </Drawer>
  );
}
