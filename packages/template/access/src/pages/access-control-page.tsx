import { nameOf, useAccount, useCan } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Cell, CellHead, Cells, PageHead } from '@kado/template-ui';
import { Icon } from '@kado/ui';
import styles from '../components/access-control.module.css';
import { RightsTable } from '../components/rights-table.tsx';

type CardProps = { name: 'common' | 'analytics'; icon: 'users' | 'chart'; alone?: boolean };

function Card({ name, icon, alone = false }: CardProps) {
  const { t } = useTranslation('template-access');
  return (
    <Cell span={alone ? 12 : 6}>
      <CellHead title={t(`control.${name}.title`)} detail={t(`control.${name}.needs`)} end={<Icon name={icon} size={20} />} />
      <p className={styles.text}>{t(`control.${name}.text`)}</p>
    </Cell>
  );
}

export function Component() {
  const { t } = useTranslation('template-access');
  const account = useAccount();
  const analytics = useCan({ action: 'read', subject: 'Analytics' });
  return (
    <>
      <PageHead
        title={t('control.title')}
        crumbs={[{ label: t('place.pages') }, { label: t('nav.control') }]}
        crumbsLabel={t('place.crumbs')}
        detail={account && t('control.you', { name: nameOf(account), role: t(`role.${account.role}`) })}
      />
      <div className={styles.cards}>
        <Cells label={t('control.cards')}>
          <Card name="common" icon="users" alone={!analytics} />
          {analytics && <Card name="analytics" icon="chart" />}
        </Cells>
        <Cells label={t('control.who.title')}>
          <Cell span={6}>
            <CellHead title={t('control.who.title')} detail={t('control.who.detail')} />
            <ul className={styles.who}>
              {(['admin', 'client', 'roles', 'guest'] as const).map((who) => (
                <li key={who}>
                  <b>{t(`control.who.${who}.name`)}</b>
                  <span>{t(`control.who.${who}.sees`)}</span>
                </li>
              ))}
            </ul>
          </Cell>
          <Cell span={6}>
            <CellHead title={t('control.may.title')} detail={t('control.may.detail')} />
            <RightsTable />
          </Cell>
        </Cells>
      </div>
    </>
  );
}
