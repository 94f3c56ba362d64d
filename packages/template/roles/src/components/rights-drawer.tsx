import type { TemplateRole } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Drawer, Text } from '@kado/ui';
import { useLast } from '../lib/use-last.ts';
import type { RoleActs } from '../state/use-role-acts.ts';
import { RightsMatrix } from './rights-matrix.tsx';

type DrawerProps = { role: TemplateRole | undefined; people: number; acts: RoleActs; onClose: () => void };

/** The rights of a role beside the page: every tick holds at once and can be taken back. */
export function RightsDrawer({ role, people, acts, onClose }: DrawerProps) {
  const { t } = useTranslation(['template-roles', 'common']);
  const shown = useLast(role);
  if (!shown) return null;
  return (
    <Drawer
      open={role !== undefined}
      onClose={onClose}
      closeLabel={t('common:action.close')}
      title={<bdi>{shown.name}</bdi>}
      detail={people > 0 ? t('role.people', { count: people }) : t('role.nobody')}
    >
      <RightsMatrix matrix={shown.matrix} onChange={(matrix) => void acts.setRights(shown, matrix)} />
      <Text size="tiny" tone="quiet">
        {t('matrix.rule')} {t('matrix.atOnce')}
      </Text>
    </Drawer>
  );
}
