import { useState } from 'react';
import type { TemplateUser } from '@kado/contracts/template';
import { Allowed, ListPager, useDisclosure, withoutIds } from '@kado/template-kit';
import { ExportMenu } from '@kado/template-kit/export';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, EmptyArt, EmptyState, NoMatchArt } from '@kado/ui';
import { type ListSkeletonCell, ListSkeleton, PageHead, Card } from '@kado/template-ui';
import { AddDrawer } from '../components/add-drawer.tsx';
import { ListTools } from '../components/list-tools.tsx';
import { SelectedBar } from '../components/selected-bar.tsx';
import { Tiles } from '../components/tiles.tsx';
import { useMatchingUsers } from '../api/use-matching-users.ts';
import { useExportTable } from '../lib/use-export-table.ts';
import { UserTable } from '../components/user-table.tsx';
import { type OpenDialog, type UserDialog, UserDialogs } from '../components/user-dialogs.tsx';
import { type UserActions, useUserActions } from '../api/use-user-actions.ts';
import { preloadList, type List, useList } from '../api/use-list.ts';
import { useUsersAllQuery } from '../api/users-api.ts';

export { preloadList as preload };

const SKELETON: readonly ListSkeletonCell[] = ['avatar', 'name', 'tag', 'date'];
const NO_FILTERS = { q: '', role: '', plan: '', status: '' };

function AddButton({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('template-users');
  return (
    <Allowed action="create" subject="User">
      <Button icon="plus" onClick={onAdd}>
        {t('add.open')}
      </Button>
    </Allowed>
  );
}

function Head({ list, onAdd }: { list: List; onAdd: () => void }) {
  const { t } = useTranslation('template-users');
  const total = list.result.data?.total ?? 0;
  const matches = useMatchingUsers(list);
  const toTable = useExportTable();
  return (
    <PageHead
      title={t('page.title')}
      crumbs={[{ label: t('page.apps') }, { label: t('nav.users') }, { label: t('page.list') }]}
      crumbsLabel={t('page.crumbs')}
      actions={
        <>
          <ExportMenu table={async () => toTable(await matches())} disabled={total === 0} />
          <AddButton onAdd={onAdd} />
        </>
      }
    />
  );
}

type TableProps = {
  list: List;
  actions: UserActions;
  openDialog: OpenDialog;
  onAdd: () => void;
  keys: ReadonlySet<string>;
  onKeys: (keys: ReadonlySet<string>) => void;
};

function Table({ list, actions, openDialog, onAdd, keys, onKeys }: TableProps) {
  const { t } = useTranslation('template-users');
  const { data: all } = useUsersAllQuery();
  const selected = all?.filter(({ id }) => keys.has(String(id))) ?? [];
  const clear = <Button onClick={() => list.change(NO_FILTERS)}>{t('search.clear')}</Button>;
  const none =
    all?.length === 0 ? (
      <EmptyState art={EmptyArt} title={t('search.empty')} actions={<AddButton onAdd={onAdd} />} />
    ) : (
      <EmptyState art={NoMatchArt} title={t('search.none')} actions={clear}>
        {t('search.hint')}
      </EmptyState>
    );
  return (
    <QueryView
      query={list.result}
      errorTitle={t('error.title')}
      skeleton={<ListSkeleton rows={list.query.perPage} cells={SKELETON} />}
      empty={none}
    >
      {({ users, total }: { users: TemplateUser[]; total: number }) => (
        <>
          <UserTable list={list} rows={users} actions={actions} openDialog={openDialog} selection={{ keys, onChange: onKeys }} />
          {selected.length > 0 && (
            <SelectedBar selected={selected} actions={actions} openDialog={openDialog} onClear={() => onKeys(new Set())} />
          )}
          <ListPager list={list} total={total} />
        </>
      )}
    </QueryView>
  );
}

export function Component() {
  const list = useList();
  const actions = useUserActions();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const dialog = useDisclosure<UserDialog>();
  const adding = useDisclosure();
  const closed = (done: readonly number[]) => {
    setKeys((before) => withoutIds(before, done));
    dialog.close();
  };
  return (
    <>
      <Head list={list} onAdd={adding.open} />
      <Tiles onReview={() => list.change({ ...NO_FILTERS, status: 'pending' })} />
      <Card>
        <ListTools list={list} />
        <Table list={list} actions={actions} openDialog={dialog.open} onAdd={adding.open} keys={keys} onKeys={setKeys} />
      </Card>
      <UserDialogs dialog={dialog} actions={actions} onClose={closed} />
      <AddDrawer open={adding.isOpen} actions={actions} onClose={adding.close} />
    </>
  );
}
