import { useTranslation } from '@kado/i18n';
import { Link, Stack, Text } from '@kado/ui';
import { roleOf } from '../lib/account-role.ts';
import styles from './operator.module.css';

/** An account of the ledger, in words and by its name; leads to its entries. */
export function AccountName({ account }: { account: string }) {
  const { t } = useTranslation('product-operator');
  const { role, of } = roleOf(account);
  const short = role === 'fx' || role === 'supplier' ? (of ?? '') : '';
  return (
    <Stack gap={4}>
      <Link to={`/operator/ledger/entries?account=${encodeURIComponent(account)}`} size="small">
        {role === 'other' ? <bdi dir="ltr">{account}</bdi> : t(`ledger.roles.${role}`, { of: short })}
      </Link>
      {role !== 'other' && (
        <Text as="span" size="small" tone="quiet" className={styles.code}>
          <bdi dir="ltr">{account}</bdi>
        </Text>
      )}
    </Stack>
  );
}
