import { useState } from 'react';
import type { TemplateUser } from '@kado/contracts/template';
import { Allowed, ExportMenu, ListPager } from '@kado/template-kit';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { EmptyState, Button } from '@kado/ui';
import { type ListBone, ListSkeleton, PageHead, Card } from '@kado/template-ui';
import { AddDrawer } from '../components/list/add-drawer.tsx';
import { ListTools } from '../components/list/list-tools.tsx';
import { SelectedBar } from '../components/list/selected-bar.tsx';
import { Tiles } from '../components/list/tiles.tsx';
import { useMatches } from '../api/use-matching-users.ts';
import { useSheet } from '../lib/use-export-table.ts';
import { UserTable } from '../components/list/user-table.tsx';
import { type AskFirst, type Question, Questions } from '../components/confirm-dialogs.tsx';
import { type Acts, useActions } from '../api/use-user-actions.ts';
import { askList, type List, useList } from '../api/use-list.ts';
import { useUsersAllQuery } from '../api/users-api.ts';

export { askList as asks };

const BONES: readonly ListBone[] = ['face', 'name', 'tag', 'date'];
const NO_FILTERS = { q: '', role: '', plan: '', status: '' };

function Head({ list, onAdd }: { list: List; onAdd: () => void }) {
  const { t } = useTranslation('template-users');
  const total = list.answer.data?.total ?? 0;
  const matches = useMatches(list, total);
  const sheet = useSheet();
  return (
    <PageHead
      title={t('page.title')}
      crumbs={[{ label: t('page.apps') }, { label: t('nav.users') }, { label: t('page.list') }]}
      crumbsLabel={t('page.crumbs')}
      actions={
        <>
          <ExportMenu sheet={async () => sheet(await matches())} disabled={total === 0} />
          <Allowed action="create" subject="User">
            <Button icon="plus" onClick={onAdd}>
              {t('add.open')}
            </Button>
          </Allowed>
        </>
      }
    />
  );
}

type TableProps = {
  list: List;
  acts: Acts;
  ask: AskFirst;
  keys: ReadonlySet<string>;
  onKeys: (keys: ReadonlySet<string>) => void;
};

function Table({ list, acts, ask, keys, onKeys }: TableProps) {
  const { t } = useTranslation('template-users');
  const { data: all = [] } = useUsersAllQuery();
  const selected = all.filter(({ id }) => keys.has(String(id)));
  const clear = <Button onClick={() => list.change(NO_FILTERS)}>{t('search.clear')}</Button>;
  const none = (
    <EmptyState art="nomatch" title={t('search.none')} actions={clear}>
      {t('search.hint')}
    </EmptyState>
  );
  return (
    <QueryView
      query={list.answer}
      errorTitle={t('error.title')}
      skeleton={<ListSkeleton rows={list.query.perPage} bones={BONES} />}
      empty={none}
    >
      {({ users, total }: { users: TemplateUser[]; total: number }) => (
        <>
          <UserTable list={list} rows={users} acts={acts} ask={ask} selection={{ keys, onChange: onKeys }} />
          {selected.length > 0 && <SelectedBar selected={selected} acts={acts} ask={ask} onClear={() => onKeys(new Set())} />}
          <ListPager list={list} total={total} />
        </>
      )}
    </QueryView>
  );
}

export function Component() {
  const list = useList();
  const acts = useActions();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [question, setQuestion] = useState<Question>();
  const [adding, setAdding] = useState(false);
  const answered = (done: boolean) => {
    if (done && question && question.users.length > 1) setKeys(new Set());
    setQuestion(undefined);
  };
  return (
    <>
      <Head list={list} onAdd={() => setAdding(true)} />
      <Tiles onReview={() => list.change({ ...NO_FILTERS, status: 'pending' })} />
      <Card>
        <ListTools list={list} />
        <Table list={list} acts={acts} ask={setQuestion} keys={keys} onKeys={setKeys} />
      </Card>
      <Questions question={question} acts={acts} onAnswered={answered} />
      <AddDrawer open={adding} acts={acts} onClose={() => setAdding(false)} />
    </>
  );
}
