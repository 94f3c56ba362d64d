import { type FormEvent, useState } from 'react';
import type { UserTwoStep } from '@kado/contracts/template';
import { FormDialog } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Icon, RadioList, TextField } from '@kado/ui';
import { setupKey } from '../../lib/setup-key.ts';
import { SetupKey } from './setup-key-box.tsx';
import view from './view.module.css';

type Method = 'app' | 'sms';
type ProofProps = { method: Method; value: string; onChange: (value: string) => void; wrong: boolean };

const isProof = (method: Method, text: string): boolean =>
  method === 'app' ? /^\d{6}$/.test(text) : text.replaceAll(/\D/g, '').length >= 6;

/** A code from the app, or the number that the messages go to. */
function Proof({ method, value, onChange, wrong }: ProofProps) {
  const { t } = useTranslation('template-users');
  const [key] = useState(setupKey);
  const words = { app: ['code', 'codeHint', 'badCode'], sms: ['phone', 'phoneHint', 'badPhone'] } as const;
  const [label, hint, error] = words[method];
  const kind =
    method === 'app' ? ({ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 } as const) : { type: 'tel' };
  return (
    <>
      {method === 'app' && <SetupKey value={key} />}
      <TextField
        {...kind}
        label={t(`twoStep.${label}`)}
        hint={t(`twoStep.${hint}`)}
        error={wrong ? t(`twoStep.${error}`) : undefined}
        dir="ltr"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

type DialogProps = {
  open: boolean;
  busy: boolean;
  contact: string;
  onKeep: (twoStep: UserTwoStep) => void;
  onClose: () => void;
};

/** Chooses the second step, then proves that it works. */
export function TwoStepDialog({ open, busy, contact, onKeep, onClose }: DialogProps) {
  const { t } = useTranslation(['template-users', 'common']);
  const [method, setMethod] = useState<Method>('app');
  const [proof, setProof] = useState<string>();
  const [tried, setTried] = useState(false);
  const choosing = proof === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choosing) return setProof(method === 'app' ? '' : contact);
    setTried(true);
    if (isProof(method, proof)) onKeep({ method, phone: method === 'app' ? '' : proof.trim() });
  };
  const options = (['app', 'sms'] as const).map((value) => ({
    value,
    head: t(`twoStep.${value}`),
    detail: t(`twoStep.${value}Detail`),
    picture: <Icon name={value === 'app' ? 'key' : 'phone'} size={20} />,
  }));
  return (
    <FormDialog
      open={open}
      busy={busy}
      title={choosing ? t('twoStep.choose') : t(`twoStep.${method}`)}
      sendLabel={choosing ? t('common:action.continue') : t('twoStep.confirm')}
      className={view.stack}
      onSubmit={submit}
      onClose={onClose}
    >
      {choosing ? (
        <RadioList
          label={t('twoStep.choose')}
          name="method"
          value={method}
          options={options}
          onChange={(value) => setMethod(value as Method)}
        />
      ) : (
        <Proof method={method} value={proof} onChange={setProof} wrong={tried && !isProof(method, proof)} />
      )}
    </FormDialog>
  );
}
