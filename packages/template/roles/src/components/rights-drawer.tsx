import type { TemplateRole } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { Drawer } from '@kado/template-ui';
import { Text } from '@kado/ui';
import type { RoleActions } from '../api/use-role-actions.ts';
import { RightsMatrix } from './rights-matrix.tsx';

type DrawerProps = { open: boolean; role: TemplateRole; people: number; actions: RoleActions; onClose: () => void };

/** The drawer with the rights of a role: each change applies immediately and can be undone. */
export function RightsDrawer({ open, role, people, actions, onClose }: DrawerProps) {
  const { t } = useTranslation(['template-roles', 'common']);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      closeLabel={t('common:action.close')}
      title={<bdi>{role.name}</bdi>}
      detail={people > 0 ? t('role.people', { count: people }) : t('role.nobody')}
    >
      <RightsMatrix atOnce matrix={role.matrix} onChange={(matrix) => void actions.setRights(role, matrix)} />
      <Text size="tiny" tone="quiet">
        {t('matrix.rule')} {t('matrix.atOnce')}
      </Text>
    </Drawer>
  );
}
