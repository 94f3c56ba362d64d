import type { TemplateRole } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { ConfirmDialog } from '@kado/ui';
import { useLast } from '../lib/use-last.ts';
import type { RoleActs } from '../state/use-role-acts.ts';

type RemoveProps = { role: TemplateRole | undefined; people: number; acts: RoleActs; onClose: () => void };

/** Asks before a role goes, and says whom it leaves without rights. */
export function RemoveRole({ role, people, acts, onClose }: RemoveProps) {
  const { t } = useTranslation(['template-roles', 'common']);
  const asked = useLast(role);
  if (!asked) return null;
  return (
    <ConfirmDialog
      open={role !== undefined}
      tone="danger"
      busy={acts.removing}
      title={t('removeRole.title', { name: asked.name })}
      confirmLabel={t('removeRole.confirm')}
      cancelLabel={t('common:action.cancel')}
      onCancel={onClose}
      onConfirm={() => void acts.remove(asked).then(onClose)}
    >
      {people > 0 ? t('removeRole.held', { count: people }) : t('removeRole.free')}
    </ConfirmDialog>
  );
}
