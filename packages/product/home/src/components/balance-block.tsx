import { BalanceEye, BalanceText, MoneyText, RefillButton } from '@kado/product-ui';
import type { Balance } from '@kado/contracts';
import { QueryView, usePractising } from '@kado/feature-kit';
import { Trans, useTranslation } from '@kado/i18n';
import { balance, useAppDispatch, useBalanceHidden, useCall } from '@kado/state';
import { Button, Link, Row, Skeleton, Stack, Text } from '@kado/ui';
import styles from './home.module.css';

/** The skeleton of the balance; each line is as high as the one that replaces it. */
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

/** The held money and the money in review. At a balance of 0.00: a hint for the first step. */
function Lines({ balance: { available, held, pending } }: { balance: Balance }) {
  const { t } = useTranslation('product-home');
  const nothing = available.amountMinor === 0 && pending.amountMinor === 0;
  return (
    <>
      <Text tone="quiet">
        {held.amountMinor === 0 ? (
          t(nothing ? 'balance.first' : 'balance.nothingHeld')
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
    </>
  );
}

/** The balance in large figures, with its actions. The shell's frame requests it. */
export function BalanceBlock() {
  const { t } = useTranslation('product-home');
  const { t: common } = useTranslation();
  const [hidden, setHidden] = useBalanceHidden();
  const practising = usePractising();
  const dispatch = useAppDispatch();
  const query = { ...useCall(balance), refetch: () => dispatch(balance.load()) };
  const short = query.data?.available.amountMinor === 0;
  return (
    <Stack gap={32}>
      <div className={styles.balance}>
        <QueryView
          query={query}
          skeleton={<BalanceSkeleton />}
          empty={null}
          isEmpty={() => false}
          errorTitle={t('balance.error')}
        >
          {(data) => (
            <Stack gap={4}>
              <BalanceEye label={t('balance.available')} hidden={hidden} onChange={setHidden} />
              <p className={styles.figure}>
                <BalanceText money={data.available} hidden={hidden} size="l" />
              </p>
              {hidden ? <Text tone="quiet">{common('wallet.hiddenNote')}</Text> : <Lines balance={data} />}
            </Stack>
          )}
        </QueryView>
      </div>
      <Row wrap>
        {practising ? (
          <>
            {!short && <Button to="/send/top-up">{t('action.send')}</Button>}
            <RefillButton {...(!short && { variant: 'soft' })} />
          </>
        ) : (
          <>
            <Button to="/deposits/new" icon="plus">
              {t('action.add')}
            </Button>
            <Button to="/bank-prices" variant="soft">
              {t('action.prices')}
            </Button>
          </>
        )}
      </Row>
    </Stack>
  );
}
