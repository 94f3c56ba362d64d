import type { PlanDate } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Timeline, TimelineStep } from '@kado/product-ui';
import { SectionHead, Stack } from '@kado/ui';
import { dayBefore } from '../lib/day-before.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';

/** The first dates of a plan, each with the day of its advance notice. */
export function FirstDates({ dates }: { dates: readonly PlanDate[] }) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  return (
    <Stack as="section" gap={16} aria-labelledby="dates">
      <SectionHead id="dates">{t('form.dates')}</SectionHead>
      <div aria-live="polite">
        <Timeline label={t('form.dates')}>
          {dates.map(({ date }) => (
            <TimelineStep key={date} state="next" when={t('form.notice', { date: format.date(dayBefore(date)) })}>
              {format.date(date)}
            </TimelineStep>
          ))}
        </Timeline>
      </div>
    </Stack>
  );
}
