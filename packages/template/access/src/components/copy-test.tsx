import { useAbility, useCopy } from '@kado/feature-kit';
import { useLens } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';
import { testSource } from '../lib/role-rules.ts';
import { useLockedItems } from '../lib/use-locked-items.ts';

/** Copies a test of the lens role's rights, including the locked items of this page. */
export function CopyTestButton() {
  const { t } = useTranslation('template-access');
  const copy = useCopy();
  const rules = useAbility();
  const role = useLens()?.role ?? '';
  const locked = useLockedItems();
  const source = () =>
    testSource(
      role,
      rules,
      locked.map(({ needs }) => needs),
    );
  return (
    <Button size="small" variant="text" icon="code" onClick={() => void copy(source(), t('lens.copied'))}>
      {t('lens.copy')}
    </Button>
  );
}
