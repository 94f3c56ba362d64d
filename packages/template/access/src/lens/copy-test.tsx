import { useAbility } from '@kado/feature-kit';
import { useLens } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button, useToast } from '@kado/ui';
import { asTest } from '../lib/roles.ts';
import { useClosed } from './use-closed.ts';

/** Puts a test of this role's rights, with what it may not do here, on the clipboard. */
export function CopyTest() {
  const { t } = useTranslation('template-access');
  const toast = useToast();
  const rules = useAbility();
  const role = useLens()?.role ?? '';
  const closed = useClosed();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        asTest(
          role,
          rules,
          closed.map(({ needs }) => needs),
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
