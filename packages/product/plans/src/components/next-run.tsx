import type { PlanDetails, PlanRun } from '@kado/contracts';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Panel } from '@kado/product-ui';
import { serverNow } from '@kado/state';
import { Button, Row, Stack, Text } from '@kado/ui';
import { dayBefore } from '../lib/day-before.ts';
import { usePlanActions } from '../lib/use-plan-actions.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';
import styles from './plans.module.css';
import { SkipRun } from './skip-run.tsx';
import { WaitingNotice } from './waiting-notice.tsx';

/** The next run: its day and time, the advance notice, and a button to skip it. */
function Coming({ plan, run }: { plan: PlanDetails; run: PlanRun }) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const { relative } = useLocaleFormatters();
  const { timeZone } = plan.schedule;
  const words = { time: format.timeIn(run.at, timeZone), zone: format.zone(timeZone) };
  const waiting = run.status === 'waiting';
  return (
    <Panel as="section" aria-labelledby="next">
      <Stack gap={4}>
        <Text as="h2" id="next" tone="quiet" weight="medium">
          {t(waiting ? 'next.waiting' : 'next.label')}
        </Text>
        <p className={styles.date}>{format.dateIn(run.at, timeZone)}</p>
        <Text>{waiting ? t('next.at', words) : t('next.in', { ...words, when: relative(run.at, new Date(serverNow())) })}</Text>
      </Stack>
      {!waiting && (
        <Text size="small" tone="quiet" measure>
          {run.status === 'announced' ? t('next.announced') : t('next.notice', { date: format.date(dayBefore(run.date)) })}
        </Text>
      )}
      <Row>
        <SkipRun plan={plan} run={run} />
      </Row>
    </Panel>
  );
}

/** A paused plan, which sends nothing. */
function Paused({ plan }: { plan: PlanDetails }) {
  const { t } = useTranslation('product-plans');
  const { run, busy } = usePlanActions(plan.id);
  return (
    <Panel as="section" aria-labelledby="next">
      <Text as="h2" id="next" size="head" weight="strong">
        {t('next.paused')}
      </Text>
      <Text>{t('next.pausedText')}</Text>
      <Row>
        <Button icon="repeat" busy={busy} onClick={() => void run('resume')}>
          {t('do.resume')}
        </Button>
      </Row>
    </Panel>
  );
}

function Ended() {
  const { t } = useTranslation('product-plans');
  return (
    <Panel as="section" aria-labelledby="next">
      <Text as="h2" id="next" size="head" weight="strong">
        {t('next.ended')}
      </Text>
      <Text>{t('next.endedText')}</Text>
      <Row>
        <Button variant="soft" icon="plus" to="/plans/new">
          {t('do.newPlan')}
        </Button>
      </Row>
    </Panel>
  );
}

/** The next step of a plan: a run, which may be waiting, or none. */
export function NextRun({ plan }: { plan: PlanDetails }) {
  const { next, status } = plan;
  if (status === 'ended') return <Ended />;
  if (status === 'paused' || !next) return <Paused plan={plan} />;
  return (
    <>
      {next.status === 'waiting' && <WaitingNotice plan={plan} run={next} />}
      <Coming plan={plan} run={next} />
    </>
  );
}
