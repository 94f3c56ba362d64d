import { useState } from 'react';
import type { UserProject } from '@kado/contracts/template';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { EmptyArt, EmptyState, NoMatchArt, Text } from '@kado/ui';
import { type Column, DataTable, Person, ProgressBar, SearchBox, Card } from '@kado/template-ui';
import styles from './projects.module.css';

const share = ({ done, total }: UserProject): number => (total === 0 ? 0 : Math.round((done / total) * 100));
const hours = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const drawName = ({ name, kind }: UserProject) => (
  <Person
    picture={
      <span className={styles.mark} aria-hidden="true">
        {name.slice(0, 2)}
      </span>
    }
    name={name}
    detail={kind}
  />
);

function useColumns(): Column<UserProject>[] {
  const { t } = useTranslation('template-users');
  const { percent } = useLocaleFormatters();
  const drawTasks = ({ done, total }: UserProject) => (
    <bdi className={styles.tasks}>
      {done}/{total}
    </bdi>
  );
  const drawShare = (project: UserProject) => (
    <span className={styles.share}>
      <ProgressBar label={t('project.of', { name: project.name })} value={share(project)} />
      <small>{percent(share(project))}</small>
    </span>
  );
  return [
    { key: 'name', head: t('project.name'), area: 'who', cell: drawName },
    { key: 'tasks', head: t('project.tasks'), area: 'balance', align: 'end', cell: drawTasks },
    { key: 'progress', head: t('project.progress'), area: 'state', cell: drawShare },
    { key: 'hours', head: t('project.hours'), area: 'total', align: 'end', cell: ({ minutes }) => <bdi>{hours(minutes)}</bdi> },
  ];
}

/** The user's projects, with a search. */
export function Projects({ projects }: { projects: readonly UserProject[] }) {
  const { t } = useTranslation('template-users');
  const [text, setText] = useState('');
  const columns = useColumns();
  const filter = text.trim().toLowerCase();
  const found = projects.filter(({ name, kind }) => `${name} ${kind}`.toLowerCase().includes(filter));
  return (
    <Card>
      <div className={styles.bar}>
        <Text as="h2" size="head">
          {t('project.title')}
        </Text>
        {projects.length > 0 && <SearchBox label={t('project.search')} value={text} onChange={setText} />}
      </div>
      {found.length > 0 ? (
        <DataTable label={t('project.title')} columns={columns} rows={found} rowKey={({ id }) => String(id)} />
      ) : (
        <EmptyState
          art={projects.length > 0 ? NoMatchArt : EmptyArt}
          title={projects.length > 0 ? t('project.none') : t('project.empty')}
          titleAs="h3"
        />
      )}
    </Card>
  );
}
