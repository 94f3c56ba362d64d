import type { UserAccount } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Panel, useFormatters } from '@kado/product-ui';
import { Callout, Line, Lines, Link, Row, SkeletonRows } from '@kado/ui';
import { useParams } from 'react-router';
import { useAccountQuery } from '../api/accounts.ts';
import { OperatorFrame } from '../components/operator-frame.tsx';
import { Suspension } from '../components/suspension.tsx';
import styles from '../components/operator.module.css';

function Details({ account }: { account: UserAccount }) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  const { id, email, phone, phoneVerified, countryIso, role, createdAt, suspendedAt, suspendedFor } = account;
  return (
    <>
      {suspendedAt && (
        <Callout tone="warn" title={t('suspend.since', { when: format.dateTime(suspendedAt) })}>
          <bdi className={styles.reason}>{suspendedFor}</bdi>
        </Callout>
      )}
      <Panel>
        <Lines>
          <Line label={t('user.email')}>
            <bdi dir="ltr">{email}</bdi>
          </Line>
          <Line label={t('user.phone')}>
            {format.facts(format.phone(phone), t(phoneVerified ? 'user.verified' : 'user.unverified'))}
          </Line>
          <Line label={t('user.country')}>{format.nameOf('region', countryIso)}</Line>
          <Line label={t('user.role')}>{t(`role.${role}`)}</Line>
          <Line label={t('user.since')}>{format.dateTime(createdAt)}</Line>
        </Lines>
      </Panel>
      <Row wrap gap={24}>
        <Link to={`/operator/orders?customer=${id}`}>{t('user.orders')}</Link>
        <Link to={`/operator/ledger/entries?account=${encodeURIComponent(`user:${id}:available`)}`}>{t('user.entries')}</Link>
        <Link to={`/operator/audit?actor=${id}`}>{t('user.did')}</Link>
        <Link to={`/operator/audit?subjectId=${id}`}>{t('user.happened')}</Link>
      </Row>
      <Suspension account={account} />
    </>
  );
}

/** /operator/users/:userId: one account. */
export function Component() {
  const { t } = useTranslation('product-operator');
  const { userId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useAccountQuery(userId, { refetchOnMountOrArgChange: true });
  return (
    <OperatorFrame title={currentData ? `${currentData.firstName} ${currentData.lastName}` : t('user.title')}>
      <div className={styles.column}>
        <QueryView
          query={{ data: currentData, error, isLoading: isFetching, refetch }}
          skeleton={<SkeletonRows count={3} />}
          empty={null}
          errorTitle={t('user.error')}
        >
          {(account) => <Details account={account} />}
        </QueryView>
      </div>
    </OperatorFrame>
  );
}
