import { useTranslation } from '@kado/i18n';
import { banks, useCall } from '@kado/state';
import { Link, Stack, Text } from '@kado/ui';
import { Fragment } from 'react';
import { roleOf } from '../lib/account-role.ts';
import styles from './operator.module.css';

/** The technical name of a ledger account; lines break after its colons first. */
function Code({ account }: { account: string }) {
  return (
    <bdi dir="ltr">
      {account.split(/(?<=:)/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}

/** A ledger account, with its description and its technical name; links to its entries. The page has to load the banks. */
export function AccountName({ account }: { account: string }) {
  const { t } = useTranslation('product-operator');
  const { role, of = '' } = roleOf(account);
  const bank = useCall(banks).data?.find(({ id }) => role === 'bank' && id === of);
  const short = role === 'fx' || role === 'supplier' ? of : '';
  const named = bank
    ? t('ledger.roles.bankNamed', { of: bank.name })
    : role !== 'other' && t(`ledger.roles.${role}`, { of: short });
  return (
    <Stack gap={4}>
      <Link to={`/operator/ledger/entries?account=${encodeURIComponent(account)}`} size="small">
        {named || <Code account={account} />}
      </Link>
      {named && (
        <Text as="span" size="small" tone="quiet" className={styles.code}>
          <Code account={account} />
        </Text>
      )}
    </Stack>
  );
}
