import { mayOpen, QueryView, useApp, type ToolProps } from '@kado/feature-kit';
import { nameOf, useAccount } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button, RadioList, SelectField, Skeleton } from '@kado/ui';
import { Drawer } from '@kado/template-ui';
import { CopyTestButton } from './copy-test.tsx';
import styles from './lens.module.css';
import { LensRules } from './lens-rules.tsx';
import { useLensViews, type LensView } from '../lib/use-lens-views.ts';
import { LockedList } from './locked-list.tsx';

const OWN_ROLES = '/apps/roles';

type ChoiceProps = { views: readonly LensView[]; value: string; short: boolean; onChoose: (view: LensView) => void };

/** The roles: a list with a summary of each; after one is chosen, a select, to make space for the locked items. */
function Choice({ views, value, short, onChoose }: ChoiceProps) {
  const { t } = useTranslation('template-access');
  const choose = (key: string) => {
    const view = views.find((one) => one.key === key);
    if (view) onChoose(view);
  };
  if (short) {
    const names = views.map((view) => ({ value: view.key, label: view.name }));
    return <SelectField label={t('lens.as')} value={value} options={names} onChange={(event) => choose(event.target.value)} />;
  }
  const detailOf = ({ lens, summary }: LensView): string => {
    if (summary) return t(`lens.summary.${summary.kind}`, { count: summary.count });
    return t(lens ? 'lens.client' : 'lens.own');
  };
  const options = views.map((view) => ({
    value: view.key,
    head: <bdi>{view.name}</bdi>,
    detail: detailOf(view),
  }));
  return <RadioList label={t('lens.as')} name="lens-role" value={value} options={options} onChange={choose} />;
}

/** The permission lens: shows the page as another role sees it, what is locked for that role, and why. */
export function Component({ open, onClose }: ToolProps) {
  const { t } = useTranslation(['template-access', 'common']);
  const { features } = useApp();
  const { query, views, key, lens, setLens } = useLensViews();
  const account = useAccount();
  const name = account && nameOf(account);
  const editable = lens?.key.startsWith('role:') && mayOpen(features, lens.own, OWN_ROLES);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      closeLabel={t('common:action.close')}
      title={lens ? t('lens.cannot', { role: lens.role }) : t('lens.title')}
      detail={lens && name ? t('lens.still', { name }) : t('lens.about')}
      actions={
        lens && (
          <>
            <Button size="small" onClick={() => setLens(undefined)}>
              {t('lens.stop')}
            </Button>
            {editable && (
              <Button size="small" variant="plain" icon="edit" to={OWN_ROLES}>
                {t('lens.edit')}
              </Button>
            )}
            <CopyTestButton />
          </>
        )
      }
    >
      <div className={styles.body}>
        <QueryView query={query} skeleton={<Skeleton block={280} />} empty={null} isEmpty={() => false}>
          {() => <Choice views={views} value={key} short={lens !== undefined} onChoose={(view) => setLens(view.lens)} />}
        </QueryView>
        {lens && <LockedList />}
        {lens && <LensRules />}
      </div>
    </Drawer>
  );
}
