import { mayOpen, QueryView, useApp, type ToolProps } from '@kado/feature-kit';
import { useAccount } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button, RadioList, SelectField, Skeleton } from '@kado/ui';
import { Drawer } from '@kado/template-ui';
import { bySubject } from '../../lib/role-rules.ts';
import { CopyTest } from './copy-test.tsx';
import styles from './lens.module.css';
import { Rules } from './lens-rules.tsx';
import { useViews, type View } from '../../lib/use-lens-views.ts';
import { Whys } from './locked-list.tsx';

const OWN_ROLES = '/apps/roles';

type ChoiceProps = { views: readonly View[]; value: string; short: boolean; onChoose: (view: View) => void };

/** The roles: with what they cover as long as none is looked as, then in one line, because what is closed matters more. */
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
  const options = views.map((view) => ({
    value: view.key,
    head: <bdi>{view.name}</bdi>,
    detail: view.lens ? t('lens.subjects', { count: bySubject(view.ability).length }) : t('lens.own'),
  }));
  return <RadioList label={t('lens.as')} name="lens-role" value={value} options={options} onChange={choose} />;
}

/** The permission lens: look at the page as another role, see what is closed to it, and why. */
export function Component({ open, onClose }: ToolProps) {
  const { t } = useTranslation(['template-access', 'common']);
  const { features } = useApp();
  const { query, views, key, lens, look } = useViews();
  const name = useAccount()?.fullName;
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
            <Button size="small" onClick={() => look(undefined)}>
              {t('lens.stop')}
            </Button>
            {editable && (
              <Button size="small" variant="plain" icon="edit" to={OWN_ROLES}>
                {t('lens.edit')}
              </Button>
            )}
            <CopyTest />
          </>
        )
      }
    >
      <div className={styles.body}>
        <QueryView query={query} skeleton={<Skeleton block={280} />} empty={null} isEmpty={() => false}>
          {() => <Choice views={views} value={key} short={lens !== undefined} onChoose={(view) => look(view.lens)} />}
        </QueryView>
        {lens && <Whys />}
        {lens && <Rules />}
      </div>
    </Drawer>
  );
}
