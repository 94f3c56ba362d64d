import { type AuditEntry, AuditGroup } from '@kado/contracts';
import { useErrorText, useListQuery } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { CsvButton, PeriodFields, SearchField, useFormatters } from '@kado/product-ui';
import { useAuditCsvMutation, useAuditInfiniteQuery } from '../api/books.ts';
import { Changes } from '../components/changes.tsx';
import { Choice, FilterChip, Filters } from '../components/filters.tsx';
import { OperatorFrame } from '../components/operator-frame.tsx';
import { Rows } from '../components/rows.tsx';
import { Subject } from '../components/subject.tsx';
import styles from '../components/operator.module.css';
import { isFiltered, useDebouncedQuery } from '../lib/filters.ts';

const DEFAULTS = { actor: '', action: '', subjectId: '', from: '', to: '' };
const isGroup = (action: string): action is AuditGroup => AuditGroup.safeParse(action).success;
/** The options of the action filter: the groups of actions, and a single action if the URL has one. */
const choicesOf = (action: string): readonly string[] =>
  action === '' || isGroup(action) ? AuditGroup.options : [...AuditGroup.options, action];

function Trail({ rows }: { rows: readonly AuditEntry[] }) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('nav.audit')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['at', 'who', 'what', 'thing', 'change', 'ip'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`audit.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, actor, actorEmail, action, subject, subjectId, before, after, ip }) => (
            <tr key={id}>
              <td data-label={t('audit.at')} className={styles.whole}>
                {format.dateTime(at)}
              </td>
              <td data-label={t('audit.who')}>
                <bdi dir="ltr">{actorEmail ?? actor ?? t('audit.nobody')}</bdi>
              </td>
              <td data-label={t('audit.what')} className={styles.whole}>
                <bdi dir="ltr" className={styles.code}>
                  {action}
                </bdi>
              </td>
              <td data-label={t('audit.thing')}>
                <Subject subject={subject} id={subjectId} />
              </td>
              <td data-label={t('audit.change')}>
                <Changes before={before} after={after} />
              </td>
              <td data-label={t('audit.ip')}>{ip && <bdi dir="ltr">{ip}</bdi>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** /operator/audit: the audit trail with actors and changes; the filters are in the URL. */
export function Component() {
  const { t } = useTranslation('product-operator');
  const { query: filters, change } = useListQuery(DEFAULTS);
  const query = useDebouncedQuery(filters);
  const list = useAuditInfiniteQuery(query, { refetchOnMountOrArgChange: true });
  const [csv] = useAuditCsvMutation();
  const textOf = useErrorText();
  return (
    <OperatorFrame title={t('nav.audit')} lead={t('audit.lead')}>
      <Filters>
        <SearchField
          label={t('audit.actor')}
          hint={t('audit.actorHint')}
          value={filters.actor}
          onChange={(actor) => change({ actor })}
        />
        <Choice
          label={t('audit.group')}
          all={t('audit.anyGroup')}
          value={filters.action}
          options={choicesOf(filters.action)}
          nameOf={(action) => (isGroup(action) ? t(`auditGroup.${action}`) : action)}
          onChange={(action) => change({ action })}
        />
        {filters.subjectId && (
          <FilterChip onRemove={() => change({ subjectId: '' })}>{t('audit.about', { id: filters.subjectId })}</FilterChip>
        )}
        <PeriodFields days={filters} onChange={change} />
        <CsvButton name={t('csv.audit')} file="audit.csv" load={() => csv(query)} textOf={textOf} />
      </Filters>
      <Rows list={list} empty={t('audit.empty')} filtered={isFiltered(filters, DEFAULTS)} onClear={() => change(DEFAULTS)}>
        {(rows) => <Trail rows={rows} />}
      </Rows>
    </OperatorFrame>
  );
}
