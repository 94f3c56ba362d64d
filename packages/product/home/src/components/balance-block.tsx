import { MoneyText } from '@kado/product-ui';
import { QueryView } from '@kado/feature-kit';
import { Trans, useTranslation } from '@kado/i18n';
import { balance, useAppDispatch, useCall } from '@kado/state';
import { Button, Link, Row, Skeleton, Stack, Text } from '@kado/ui';
import styles from './home.module.css';

/** Each line is as high as the one that replaces it. */
function BalanceSkeleton() {
  const { t } = useTranslation('product-home');
  return (
    <Stack gap={4}>
      <Text weight="medium">{t('balance.available')}</Text>
      <p className={styles.figure}>
        <Skeleton inline={232} block={44} />
      </p>
      <p className={styles.line}>
        <Skeleton inline={200} />
      </p>
    </Stack>
  );
}

/** The balance, the largest thing on the page, and what to do with it. The shell's frame requests it. */
export function BalanceBlock() {
  const { t } = useTranslation('product-home');
  const dispatch = useAppDispatch();
  const query = { ...useCall(balance), refetch: () => dispatch(balance.load()) };
  return (
    <Stack gap={32}>
      <QueryView query={query} skeleton={<BalanceSkeleton />} empty={null} isEmpty={() => false} errorTitle={t('balance.error')}>
        {({ available, held, pending }) => (
          <Stack gap={4}>
            <Text weight="medium">{t('balance.available')}</Text>
            <p className={styles.figure}>
              <MoneyText money={available} size="l" />
            </p>
            <Text tone="quiet">
              {held.amountMinor === 0 ? (
                t('balance.nothingHeld')
              ) : (
                <Trans
                  t={t}
                  i18nKey="balance.heldLine"
                  components={{ held: <Link to="/transactions?type=hold" />, amount: <MoneyText money={held} /> }}
                />
              )}
            </Text>
            {pending.amountMinor > 0 && (
              <Text tone="quiet">
                <Trans
                  t={t}
                  i18nKey="balance.reviewLine"
                  components={{ review: <Link to="/deposits?status=in_review" />, amount: <MoneyText money={pending} /> }}
                />
              </Text>
            )}
          </Stack>
        )}
      </QueryView>
      <Row wrap>
        <Button to="/deposits/new" icon="plus">
          {t('action.add')}
        </Button>
        <Button to="/bank-prices" variant="soft">
          {t('action.prices')}
        </Button>
      </Row>
    </Stack>
  );
}
