import { costOf, type Order } from '@kado/contracts';
import { useCopy, usePractising } from '@kado/feature-kit';
import { heldUntil, MoneyText, ReceiptCard, ReceiptCardPart } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { Button, Icon, Line, Lines, Row, Stack, Text } from '@kado/ui';
import styles from './order.module.css';
import { useOrderFormatters } from '../lib/use-formatters.ts';

/** A note about the mails for the order; nothing in practice mode, which sends none. */
function MailNote({ open }: { open: boolean }) {
  const { t } = useTranslation('product-orders');
  return usePractising() ? null : (
    <Row className={styles.note} gap={8} align="top">
      <Icon name={open ? 'bell' : 'mail'} size={20} />
      <Text size="small" tone="quiet">
        {open ? t('do.close') : t('do.settled')}
      </Text>
    </Row>
  );
}

/** The final cost of the order, the state of the money (held, captured, refunded), and the actions. */
export function OrderSummary({ order }: { order: Order }) {
  const { t } = useTranslation('product-orders');
  const format = useOrderFormatters();
  const copy = useCopy();
  const until = heldUntil(order);
  const { reference } = order;
  return (
    <>
      <ReceiptCard aria-labelledby="costs">
        <ReceiptCardPart gap={4}>
          <Text as="h2" id="costs" tone="quiet" weight="medium">
            {t('money.costs')}
          </Text>
          <p>
            <MoneyText money={costOf(order)} size="l" />
          </p>
          {order.released.amountMinor > 0 && (
            <Text size="small" tone="quiet">
              {t('money.less', { total: format.money(order.total), released: format.money(order.released) })}
            </Text>
          )}
        </ReceiptCardPart>
        <ReceiptCardPart>
          <Lines>
            <Line label={t('money.delivered')}>{format.money(order.captured)}</Line>
            {until && <Line label={t('money.held', { time: format.moment(until) })}>{format.money(order.held)}</Line>}
            {order.released.amountMinor > 0 && <Line label={t('money.back')}>{format.money(order.released)}</Line>}
            <Line label={t('money.order')} total>
              {format.money(order.total)}
            </Line>
          </Lines>
          <Stack gap={8}>
            <Button variant="soft" wide icon="file" to={`/orders/${order.id}?receipt=1`}>
              {t('do.receipt')}
            </Button>
            <Button
              variant="text"
              size="small"
              wide
              icon="copy"
              onClick={() => void copy(reference, t('do.copied', { reference }))}
            >
              {t('do.reference')}
            </Button>
          </Stack>
        </ReceiptCardPart>
      </ReceiptCard>
      <MailNote open={order.status === 'processing'} />
    </>
  );
}
