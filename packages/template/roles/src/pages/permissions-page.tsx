import type { Permission } from '@kado/contracts/template';
import { Allowed, ListPager, type Disclosure, useDisclosure } from '@kado/template-kit';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, EmptyArt, EmptyState, NoMatchArt, Stack } from '@kado/ui';
import { type ListSkeletonCell, ListSkeleton, PageHead, Card } from '@kado/template-ui';
import { PermissionDialog } from '../components/permission-dialog.tsx';
import { PermissionTable } from '../components/permission-table.tsx';
import { PermissionTools } from '../components/permission-tools.tsx';
import { RemovePermission } from '../components/remove-permission.tsx';
import { type Permissions, usePermissions } from '../api/permissions-api.ts';
import { usePermissionActions } from '../api/use-permission-actions.ts';

const SKELETON: readonly ListSkeletonCell[] = ['name', 'word'];

type DialogState = { kind: 'form'; permission?: Permission | undefined } | { kind: 'remove'; permission: Permission };
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
      <EmptyState art={EmptyArt} title={t('permissions.empty')} actions={<AddButton openDialog={openDialog} />} />
    ) : (
      <EmptyState art={NoMatchArt} title={t('permissions.none')} actions={clear}>
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

type DialogsProps = { dialog: Disclosure<DialogState>; all: readonly Permission[]; openDialog: OpenDialog };

/** The dialogs of the page; one is open at a time, and a closing one keeps its content. */
function Dialogs({ dialog, all, openDialog }: DialogsProps) {
  const actions = usePermissionActions();
  const { content, count, isOpen: open, close: onClose } = dialog;
  if (!content) return null;
  const common = { open, actions, onClose };
  if (content.kind === 'remove') return <RemovePermission {...common} permission={content.permission} onEdit={openDialog.form} />;
  return <PermissionDialog {...common} key={count} permission={content.permission} all={all} />;
}

const NONE: readonly Permission[] = [];

export function Component() {
  const { t } = useTranslation('template-roles');
  const permissions = usePermissions();
  const dialog = useDisclosure<DialogState>();
  const openDialog: OpenDialog = {
    form: (permission) => dialog.open({ kind: 'form', permission }),
    remove: (permission) => dialog.open({ kind: 'remove', permission }),
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
      <Dialogs dialog={dialog} all={permissions.result.data?.allData ?? NONE} openDialog={openDialog} />
    </Stack>
  );
}
