import { useDenied } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Cell, CellHead, Cells } from '@kado/template-ui';
import { Activity } from './activity.tsx';
import { Invoices } from './invoices.tsx';
import { Projects } from './projects.tsx';
import type { TabProps } from './tab-props.ts';
import view from './view.module.css';

/** The user's projects, recent activity and invoices. */
export function AccountTab({ user, details }: TabProps) {
  const { t } = useTranslation('template-users');
  const noInvoices = useDenied({ action: 'read', subject: 'Invoice' }, t('invoice.title'));
  return (
    <div className={view.column}>
      <Projects projects={details.projects} />
      <Cells>
        <Cell span={6}>
          <CellHead title={t('event.title')} />
          <Activity events={details.events} />
        </Cell>
        {noInvoices === undefined && (
          <Cell span={6} flush>
            <CellHead title={t('invoice.title')} />
            <Invoices email={user.email} />
          </Cell>
        )}
      </Cells>
    </div>
  );
}
