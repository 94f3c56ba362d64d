import type { TemplateUser, UserTwoStep } from '@kado/contracts/template';
import { Allowed, useDisclosure } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button, ConfirmDialog, StatusText, Text } from '@kado/ui';
import { CellHead } from '@kado/template-ui';
import { useDetailsChange } from '../api/use-details-change.ts';
import { TwoStepDialog } from './two-step-dialog.tsx';
import view from './view.module.css';

/** Two-step verification: off, by authenticator app, or by text message. */
export function TwoStep({ user, twoStep }: { user: TemplateUser; twoStep: UserTwoStep }) {
  const { t } = useTranslation(['template-users', 'common']);
  const { change, busy } = useDetailsChange(user.id);
  const { content, count, isOpen, open, close } = useDisclosure<'set' | 'off'>();
  const { method, phone } = twoStep;
  const on = method !== 'off';
  const save = (next: UserTwoStep, text: string) => void change({ twoStep: next }, text).then((done) => done && close());
  return (
    <div className={view.column}>
      <CellHead title={t('twoStep.title')} detail={t('twoStep.detail')} />
      <StatusText tone={on ? 'good' : 'quiet'} icon={on ? 'shield' : 'off'} size="small">
        {t(`twoStep.is.${method}`)} {method === 'sms' && <bdi dir="ltr">{phone}</bdi>}
      </StatusText>
      <Text tone="quiet">{t('twoStep.why')}</Text>
      <div className={view.buttons}>
        <Allowed action="update" subject="User">
          <Button variant={on ? 'plain' : 'contained'} icon="shield" onClick={() => open('set')}>
            {on ? t('twoStep.change') : t('twoStep.turnOn')}
          </Button>
        </Allowed>
        {on && (
          <Allowed action="update" subject="User">
            <Button variant="text" onClick={() => open('off')}>
              {t('twoStep.turnOff')}
            </Button>
          </Allowed>
        )}
      </div>
      <TwoStepDialog
        key={count}
        open={isOpen && content === 'set'}
        busy={busy}
        contact={user.contact}
        onSave={(next) => save(next, t('twoStep.on'))}
        onClose={close}
      />
      <ConfirmDialog
        open={isOpen && content === 'off'}
        tone="danger"
        busy={busy}
        title={t('twoStep.offTitle')}
        confirmLabel={t('twoStep.turnOff')}
        cancelLabel={t('common:action.cancel')}
        onCancel={close}
        onConfirm={() => save({ method: 'off', phone: '' }, t('twoStep.off'))}
      >
        {t('twoStep.offText')}
      </ConfirmDialog>
    </div>
  );
}
