import { useState } from 'react';
import type { Permission } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Blank, Button, PageHead, Sheet, Stack } from '@kado/ui';
import { ListPager } from '../components/list-pager.tsx';
import { PermissionDialog } from '../components/permission-dialog.tsx';
import { PermissionTable } from '../components/permission-table.tsx';
import { PermissionTools } from '../components/permission-tools.tsx';
import { RemovePermission } from '../components/remove-permission.tsx';
import { TableSkeleton } from '../components/table-skeleton.tsx';
import { useLast } from '../lib/use-last.ts';
import { type Permissions, usePermissions } from '../state/permissions.ts';
import { usePermissionActs } from '../state/use-permission-acts.ts';

/** What is asked now; each opening of the form is a question of its own. */
type Question = { kind: 'add' | 'edit' | 'remove'; permission?: Permission; at: number };
type Ask = (kind: Question['kind'], permission?: Permission) => void;

function List({ permissions, ask }: { permissions: Permissions; ask: Ask }) {
  const { t } = useTranslation('template-roles');
  const { query, change, answer } = permissions;
  const clear = <Button onClick={() => change({ q: '', assignedTo: '' })}>{t('permissions.clear')}</Button>;
  const none = (
    <Blank art="nomatch" title={t('permissions.none')} actions={clear}>
      {t('permissions.noneHint')}
    </Blank>
  );
  return (
    <Sheet>
      <PermissionTools permissions={permissions} />
      <QueryView
        query={answer}
        errorTitle={t('permissions.error')}
        skeleton={<TableSkeleton rows={query.perPage} />}
        empty={none}
      >
        {({ permissions: rows, total }) => (
          <>
            <PermissionTable
              permissions={permissions}
              rows={rows}
              onEdit={(permission) => ask('edit', permission)}
              onRemove={(permission) => ask('remove', permission)}
            />
            <ListPager list={permissions} total={total} />
          </>
        )}
      </QueryView>
    </Sheet>
  );
}

export function Component() {
  const { t } = useTranslation('template-roles');
  const permissions = usePermissions();
  const acts = usePermissionActs();
  const [question, setQuestion] = useState<Question>();
  const ask: Ask = (kind, permission) => setQuestion({ kind, at: Date.now(), ...(permission && { permission }) });
  const close = () => setQuestion(undefined);
  const { kind, permission } = question ?? {};
  const form = useLast(kind === 'add' || kind === 'edit' ? question : undefined);
  const all = permissions.answer.data?.allData ?? [];
  return (
    <Stack gap={20}>
      <PageHead
        title={t('permissions.title')}
        detail={t('permissions.detail')}
        crumbs={[{ label: t('page.apps') }, { label: t('page.access') }, { label: t('permissions.title') }]}
        crumbsLabel={t('page.crumbs')}
        actions={
          <Button icon="plus" onClick={() => ask('add')}>
            {t('permissions.add')}
          </Button>
        }
      />
      <List permissions={permissions} ask={ask} />
      {form && (
        <PermissionDialog
          key={form.at}
          open={question === form}
          permission={form.permission}
          all={all}
          acts={acts}
          onClose={close}
        />
      )}
      <RemovePermission
        permission={kind === 'remove' ? permission : undefined}
        acts={acts}
        onEdit={(core) => ask('edit', core)}
        onClose={close}
      />
    </Stack>
  );
}
