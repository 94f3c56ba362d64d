import type { TemplateRole } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { ConfirmDialog } from '@kado/ui';
import type { RoleActions } from '../api/use-role-actions.ts';

type RemoveProps = { open: boolean; role: TemplateRole; people: number; actions: RoleActions; onClose: () => void };

/** Confirms deleting a role, and names how many people lose their rights. */
export function RemoveRole({ open, role, people, actions, onClose }: RemoveProps) {
  const { t } = useTranslation(['template-roles', 'common']);
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      busy={actions.removing}
      title={t('removeRole.title', { name: role.name })}
      confirmLabel={t('removeRole.confirm')}
      cancelLabel={t('common:action.cancel')}
      onCancel={onClose}
      onConfirm={() => void actions.remove(role).then((done) => done && onClose())}
    >
      {people > 0 ? t('removeRole.held', { count: people }) : t('removeRole.free')}
    </ConfirmDialog>
  );
}
