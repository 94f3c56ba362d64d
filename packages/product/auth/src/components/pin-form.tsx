import { useState, type ReactNode } from 'react';
import { pinWeaknesses } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Button, Icon, PageTitle, Row, Stack, Steps, Text, TextButton, VisuallyHidden } from '@kado/ui';
import { CodeField } from '@kado/product-ui';
import { sixDigits } from '../lib/checks.ts';
import { useForm, type Refusal } from '../lib/use-form.ts';
import { AuthFrame } from './auth-frame.tsx';
import { RefusalNote } from './refusal-note.tsx';

const RULES = ['length', 'sequence', 'repeats', 'date', 'same'] as const;

/** Which rules two typed PINs fulfil so far. */
export function metRules(pin: string, again: string): Record<(typeof RULES)[number], boolean> {
  const whole = pin.length === 6;
  const weak = whole ? pinWeaknesses(pin) : [];
  return {
    length: whole,
    sequence: whole && !weak.includes('sequence'),
    repeats: whole && !weak.includes('repeats'),
    date: whole && !weak.includes('date') && !weak.includes('year'),
    same: whole && pin === again,
  };
}

function Rules({ met }: { met: ReturnType<typeof metRules> }) {
  const { t } = useTranslation('product-auth');
  return (
    <Stack as="ul" gap={8} aria-label={t('createPin.rules')}>
      {RULES.map((rule) => (
        <Row as="li" key={rule} gap={8}>
          <Text as="span" tone={met[rule] ? 'good' : 'quiet'}>
            <Icon name={met[rule] ? 'check' : 'ring'} size={20} />
          </Text>
          <Text as="span" size="small" tone={met[rule] ? 'plain' : 'quiet'}>
            {t(`createPin.rule.${rule}`)}
            <VisuallyHidden>, {t(met[rule] ? 'createPin.met' : 'createPin.unmet')}</VisuallyHidden>
          </Text>
        </Row>
      ))}
    </Stack>
  );
}

type PinFormProps = {
  heading: ReactNode;
  lead: ReactNode;
  submit: ReactNode;
  step?: number;
  send: (pin: string) => Promise<Refusal | undefined>;
};

/** Chooses a PIN, typed twice, with the rules ticking while it is typed. */
export function PinForm({ heading, lead, submit, step, send }: PinFormProps) {
  const { t } = useTranslation('product-auth');
  const [shown, setShown] = useState(false);
  const form = useForm({ pin: '', again: '' }, { pin: sixDigits('pin') }, ({ pin }) => send(pin));
  const met = metRules(form.values.pin, form.values.again);
  const ready = RULES.every((rule) => met[rule]);
  const show = (
    <TextButton size="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
      {t(shown ? 'pin.hide' : 'pin.show')}
    </TextButton>
  );
  const boxes = { masked: !shown, digitLabel: (at: number) => t('pin.digit', { at }), autoComplete: 'new-password' as const };
  return (
    <AuthFrame
      foot={
        <Row gap={8}>
          <Icon name="shield" size={20} />
          <Text size="small" tone="quiet">
            {t('createPin.never')}
          </Text>
        </Row>
      }
    >
      <Stack as="form" gap={32} method="post" noValidate onSubmit={form.submit}>
        <Stack gap={12}>
          {step && <Steps at={step} of={3} label={t('step', { at: step })} />}
          <PageTitle lead={lead}>{heading}</PageTitle>
        </Stack>
        <RefusalNote refusal={form.refusal} />
        <CodeField
          {...boxes}
          label={t('createPin.pin')}
          aside={show}
          value={form.values.pin}
          error={form.errors.pin}
          onChange={form.set('pin')}
        />
        <CodeField {...boxes} label={t('createPin.again')} value={form.values.again} onChange={form.set('again')} />
        <Rules met={met} />
        <Button type="submit" wide busy={form.busy} disabled={!ready}>
          {submit}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
