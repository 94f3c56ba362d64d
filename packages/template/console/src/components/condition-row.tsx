import type { Condition, Conditions } from '@kado/contracts/template';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Icon } from '@kado/ui';
import { Range } from '@kado/template-ui';
import { type Changes, storedCondition, conditionOf, latencyUpTo, maxFailureRate } from '../lib/presets.ts';
import { useMs } from '../lib/use-ms.ts';
import styles from './conditions.module.css';

const SLOWEST = 5000;

type ConditionRowProps = {
  topic: string;
  name: string;
  conditions: Conditions;
  onChange: (changes: Changes) => void;
};

/** The two sliders of a topic. */
export function ConditionRow({ topic, name, conditions, onChange }: ConditionRowProps) {
  const { t } = useTranslation('template-console');
  const formats = useLocaleFormatters();
  const inMs = useMs();
  const condition = conditionOf(conditions, topic);
  const [from, to] = condition.latency;
  const change = (next: Partial<Condition>) => onChange({ [topic]: storedCondition({ ...condition, ...next }) });
  const ms = inMs(from, to);
  const percent = Math.round(condition.failureRate * 100);
  const failing = formats.percent(percent);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <small aria-hidden="true">{t('conditions.latency')}</small>
        <span className={styles.control}>
          <Range
            label={t('conditions.latencyOf', { topic: name })}
            max={SLOWEST}
            step={100}
            value={to}
            text={ms}
            onChange={(upTo) => change({ latency: latencyUpTo(upTo) })}
          />
          <bdi className={styles.ms}>{ms}</bdi>
        </span>
      </td>
      <td>
        <small aria-hidden="true">{t('conditions.failures')}</small>
        <span className={styles.control}>
          <Range
            label={t('conditions.failuresOf', { topic: name })}
            max={maxFailureRate(topic) * 100}
            step={5}
            value={percent}
            text={failing}
            tone={percent > 0 ? 'bad' : 'plain'}
            onChange={(share) => change({ failureRate: share / 100 })}
          />
          <bdi className={styles.share} data-on={percent > 0}>
            {percent > 0 && <Icon name="alert" size={14} />}
            {failing}
          </bdi>
        </span>
      </td>
    </tr>
  );
}
