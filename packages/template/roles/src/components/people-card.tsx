import { type RefObject, useState } from 'react';
import type { TemplateUser } from '@kado/contracts/template';
import { ListPager, SortMenu, useUserWords, withoutIds } from '@kado/template-kit';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, EmptyArt, EmptyState, NoMatchArt } from '@kado/ui';
import { FilterMenu, type ListSkeletonCell, ListSkeleton, SearchBox, Card, Toolbar } from '@kado/template-ui';
import { type Group, GROUPS } from '../lib/groups.ts';
import type { People } from '../api/people-api.ts';
import { usePeopleActions } from '../api/use-people-actions.ts';
import { SelectedPeopleBar } from './selected-people-bar.tsx';
import styles from './people-card.module.css';
import { PeopleTable } from './people-table.tsx';

const SKELETON: readonly ListSkeletonCell[] = ['avatar', 'name', 'word'];
const SORTABLE = [
  ['fullName', 'user'],
  ['role', 'role'],
  ['currentPlan', 'plan'],
  ['billing', 'billing'],
  ['status', 'status'],
] as const;

type CardProps = {
  people: People;
  allPeople: readonly TemplateUser[] | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
};

function PeopleTools({ people: { query, change }, heading }: Pick<CardProps, 'people' | 'heading'>) {
  const { t } = useTranslation('template-roles');
  const words = useUserWords();
  return (
    <div className={styles.tools}>
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {t('people.title')}
      </h2>
      <Toolbar>
        <SearchBox label={t('people.search')} value={query.q} onChange={(q) => change({ q })} />
        <FilterMenu
          name={t('people.role')}
          value={query.role as Group | ''}
          onChange={(role) => change({ role })}
          anyLabel={t('people.anyRole')}
          options={GROUPS.map((group) => ({ value: group, label: words.role(group) }))}
        />
        <SortMenu list={{ query, change }} columns={SORTABLE.map(([key, name]) => ({ key, label: t(`people.${name}`) }))} />
      </Toolbar>
    </div>
  );
}

/** The list of people: search, filter, select, and give another role. */
export function PeopleCard({ people, allPeople, heading }: CardProps) {
  const { t } = useTranslation('template-roles');
  const actions = usePeopleActions();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const selected = allPeople?.filter(({ id }) => keys.has(String(id))) ?? [];
  const none =
    allPeople?.length === 0 ? (
      <EmptyState art={EmptyArt} title={t('people.empty')} />
    ) : (
      <EmptyState
        art={NoMatchArt}
        title={t('people.none')}
        actions={<Button onClick={() => people.change({ q: '', role: '' })}>{t('people.clear')}</Button>}
      >
        {t('people.noneHint')}
      </EmptyState>
    );
  return (
    <Card>
      <PeopleTools people={people} heading={heading} />
      <QueryView
        query={people.result}
        errorTitle={t('people.error')}
        skeleton={<ListSkeleton rows={people.query.perPage} cells={SKELETON} />}
        empty={none}
      >
        {({ users, total }) => (
          <>
            <PeopleTable people={people} rows={users} actions={actions} selection={{ keys, onChange: setKeys }} />
            {selected.length > 0 && (
              <SelectedPeopleBar
                selected={selected}
                actions={actions}
                onMoved={(ids) => setKeys((before) => withoutIds(before, ids))}
                onClear={() => setKeys(new Set())}
              />
            )}
            <ListPager list={people} total={total} />
          </>
        )}
      </QueryView>
    </Card>
  );
}
