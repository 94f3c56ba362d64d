import { useAbility } from '@kado/feature-kit';
import { useLens } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button, useToast } from '@kado/ui';
import { testSource } from '../lib/role-rules.ts';
import { useLockedItems } from '../lib/use-locked-items.ts';

/** Copies a test of the lens role's rights, including the locked items of this page. */
export function CopyTestButton() {
  const { t } = useTranslation('template-access');
  const toast = useToast();
  const rules = useAbility();
  const role = useLens()?.role ?? '';
  const locked = useLockedItems();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        testSource(
          role,
          rules,
          locked.map(({ needs }) => needs),
        ),
      );
      toast({ text: t('lens.copied'), tone: 'good' });
    } catch {
      toast({ text: t('lens.notCopied'), tone: 'bad' });
    }
  };
  return (
    <Button size="small" variant="text" icon="code" onClick={() => void copy()}>
      {t('lens.copy')}
    </Button>
  );
}
