import { useTranslation } from '@kado/i18n';
import { ReceiptCard, ReceiptCardPart, Timeline, TimelineStep } from '@kado/product-ui';
import { timelineOf, type Step } from '../lib/states.ts';
import { useDepositFormatters } from '../lib/use-formatters.ts';
import { CancelDeposit } from './cancel-deposit.tsx';
import { Countdown } from './countdown.tsx';
import { CreditPart, type CreditPartProps } from './credit-part.tsx';
import styles from './deposit.module.css';

export type DepositAsideProps = CreditPartProps & { etaMinutes: number | undefined; onOver: () => void };

/** The time of a step, past or expected. */
function StepTime({ step: { key, kind }, deposit, etaMinutes, onOver }: Omit<DepositAsideProps, 'credit'> & { step: Step }) {
  const { t } = useTranslation('product-deposits');
  const format = useDepositFormatters();
  if (key === 'started') return format.dateTime(deposit.createdAt);
  if (key === 'expired') return format.dateTime(deposit.expiresAt);
  if (key === 'review' && etaMinutes !== undefined) return format.about(etaMinutes);
  if (key === 'balance') return t('timeline.balanceNote');
  if (key !== 'awaiting' || kind !== 'wait') return null;
  return (
    <>
      <span className={styles.block}>
        {t('timeline.until', { time: format.facts(format.day(deposit.expiresAt), format.time(deposit.expiresAt)) })}
      </span>
      <Countdown expiresAt={deposit.expiresAt} onOver={onOver} />
    </>
  );
}

/** The money that the balance gets, the next steps, and the button to cancel. */
export function DepositAside(props: DepositAsideProps) {
  const { deposit, credit } = props;
  const { t } = useTranslation('product-deposits');
  return (
    <>
      <ReceiptCard aria-labelledby="gets">
        <CreditPart deposit={deposit} credit={credit} />
        <ReceiptCardPart>
          <Timeline label={t('timeline.label')}>
            {timelineOf(deposit).map((step) => (
              <TimelineStep key={step.key} state={step.kind} when={<StepTime step={step} {...props} />}>
                {t(`timeline.${step.key}`)}
              </TimelineStep>
            ))}
          </Timeline>
        </ReceiptCardPart>
      </ReceiptCard>
      {deposit.status === 'awaiting_proof' && (
        <div className={styles.cancel}>
          <CancelDeposit deposit={deposit} />
        </div>
      )}
    </>
  );
}
