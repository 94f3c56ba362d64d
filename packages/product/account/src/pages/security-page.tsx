import type { SessionRow } from '@kado/contracts';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { QueryView, useMutationToast, usePractising } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { List } from '@kado/product-ui';
import { Button, ConfirmDialog, PageTitle, SkeletonRows, Text } from '@kado/ui';
import { useEndOtherSessionsMutation, useSessionsQuery } from '../api/sessions.ts';
import styles from '../components/account.module.css';
import { DeviceRow } from '../components/device-row.tsx';

function SignOutOthers() {
  const { t } = useTranslation('product-account');
  const { t: common } = useTranslation();
  const report = useMutationToast();
  const [confirming, setConfirming] = useState(false);
  const [end, { isLoading }] = useEndOtherSessionsMutation();
  const signOut = async () => {
    if (await report(end().unwrap(), t('security.othersEnded'), t('security.endFailed'))) setConfirming(false);
  };
  return (
    <div>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        {t('security.endOthers')}
      </Button>
      <ConfirmDialog
        open={confirming}
        tone="danger"
        title={t('security.endOthers')}
        confirmLabel={t('security.endOthers')}
        cancelLabel={common('action.cancel')}
        busy={isLoading}
        onConfirm={() => void signOut()}
        onCancel={() => setConfirming(false)}
      >
        <Text>{t('security.endOthersConfirm')}</Text>
      </ConfirmDialog>
    </div>
  );
}

function Devices({ rows }: { rows: readonly SessionRow[] }) {
  return (
    <>
      <List>
        {rows.map((row) => (
          <DeviceRow key={row.id} row={row} />
        ))}
      </List>
      {rows.length > 1 && <SignOutOthers />}
    </>
  );
}

function SecurityPage() {
  const { t } = useTranslation('product-account');
  const query = useSessionsQuery();
  return (
    <div className={styles.column}>
      <PageTitle lead={t('security.lead')}>{t('security.heading')}</PageTitle>
      <QueryView query={query} skeleton={<SkeletonRows count={3} />} empty={null} errorTitle={t('security.error')}>
        {(rows) => <Devices rows={rows} />}
      </QueryView>
    </div>
  );
}

/** The devices belong to the real account, so in practice mode the page redirects to the profile. */
export const Component = () => (usePractising() ? <Navigate to="/profile" replace /> : <SecurityPage />);
