import { useState } from 'react';
import type { Permission } from '@kado/contracts/template';
import { Allowed, ListPager, useLast } from '@kado/template-kit';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { EmptyState, Button, Stack } from '@kado/ui';
import { type ListSkeletonCell, ListSkeleton, PageHead, Card } from '@kado/template-ui';
import { PermissionDialog } from '../components/permission-dialog.tsx';
import { PermissionTable } from '../components/permission-table.tsx';
import { PermissionTools } from '../components/permission-tools.tsx';
import { RemovePermission } from '../components/remove-permission.tsx';
import { type Permissions, usePermissions } from '../api/permissions-api.ts';
import { usePermissionActions } from '../api/use-permission-actions.ts';

const SKELETON: readonly ListSkeletonCell[] = ['name', 'word'];

/** The open dialog; `openedAt` gives each opening a fresh form. */
type DialogState = { openedAt: number } & (
  | { kind: 'form'; permission?: Permission | undefined }
  | { kind: 'remove'; permission: Permission }
);
type OpenDialog = { form: (permission?: Permission) => void; remove: (permission: Permission) => void };

function AddButton({ openDialog }: { openDialog: OpenDialog }) {
  const { t } = useTranslation('template-roles');
  return (
    <Allowed action="create" subject="Permission">
      <Button icon="plus" onClick={() => openDialog.form()}>
        {t('permissions.add')}
      </Button>
    </Allowed>
  );
}

function List({ permissions, openDialog }: { permissions: Permissions; openDialog: OpenDialog }) {
  const { t } = useTranslation('template-roles');
  const { query, change, result } = permissions;
  const clear = <Button onClick={() => change({ q: '', assignedTo: '' })}>{t('permissions.clear')}</Button>;
  const none =
    result.data?.allData.length === 0 ? (
      <EmptyState art="empty" title={t('permissions.empty')} actions={<AddButton openDialog={openDialog} />} />
    ) : (
      <EmptyState art="nomatch" title={t('permissions.none')} actions={clear}>
        {t('permissions.noneHint')}
      </EmptyState>
    );
  return (
    <Card>
      <PermissionTools permissions={permissions} />
      <QueryView
        query={result}
        errorTitle={t('permissions.error')}
        skeleton={<ListSkeleton rows={query.perPage} cells={SKELETON} />}
        empty={none}
      >
        {({ permissions: rows, total }) => (
          <>
            <PermissionTable permissions={permissions} rows={rows} onEdit={openDialog.form} onRemove={openDialog.remove} />
            <ListPager list={permissions} total={total} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

type DialogsProps = { dialog: DialogState | undefined; all: readonly Permission[]; openDialog: OpenDialog; onClose: () => void };

/** The dialogs of the page; one is open at a time, and a closing one keeps its content. */
function Dialogs({ dialog, all, openDialog, onClose }: DialogsProps) {
  const actions = usePermissionActions();
  const last = useLast(dialog);
  if (!last) return null;
  const common = { open: dialog !== undefined, actions, onClose };
  if (last.kind === 'remove') return <RemovePermission {...common} permission={last.permission} onEdit={openDialog.form} />;
  return <PermissionDialog {...common} key={last.openedAt} permission={last.permission} all={all} />;
}

const NONE: readonly Permission[] = [];

export function Component() {
  const { t } = useTranslation('template-roles');
  const permissions = usePermissions();
  const [dialog, setDialog] = useState<DialogState>();
  const openDialog: OpenDialog = {
    form: (permission) => setDialog({ kind: 'form', permission, openedAt: Date.now() }),
    remove: (permission) => setDialog({ kind: 'remove', permission, openedAt: Date.now() }),
  };
  return (
    <Stack gap={20}>
      <PageHead
        title={t('permissions.title')}
        detail={t('permissions.detail')}
        crumbs={[{ label: t('page.apps') }, { label: t('page.access') }, { label: t('permissions.title') }]}
        crumbsLabel={t('page.crumbs')}
        actions={<AddButton openDialog={openDialog} />}
      />
      <List permissions={permissions} openDialog={openDialog} />
      <Dialogs
        dialog={dialog}
        all={permissions.result.data?.allData ?? NONE}
        openDialog={openDialog}
        onClose={() => setDialog(undefined)}
      />
    </Stack>
  );
}
