import { useState, type ReactNode } from 'react';
import { FormField, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { Button, Icon, PageTitle, Row, Stack, Text, TextButton, VisuallyHidden } from '@kado/ui';
import { CodeField, Steps } from '@kado/product-ui';
import type { QueryFailure } from '@kado/state/query';
import { PIN_RULES, ruleStates } from '../lib/pin-rules.ts';
import { useAuthForm } from '../lib/use-auth-form.ts';
import { AuthFrame } from './auth-frame.tsx';
import { RefusalNote } from './refusal-note.tsx';

const LOOK = {
  open: { icon: 'ring', tone: 'quiet' },
  met: { icon: 'check', tone: 'good' },
  broken: { icon: 'fail', tone: 'bad' },
} as const;

function Rules({ states }: { states: ReturnType<typeof ruleStates> }) {
  const { t } = useTranslation('product-auth');
  return (
    <Stack as="ul" gap={8} aria-label={t('createPin.rules')}>
      {PIN_RULES.map((rule) => (
        <Row as="li" key={rule} gap={8}>
          <Text as="span" tone={LOOK[states[rule]].tone}>
            <Icon name={LOOK[states[rule]].icon} size={20} />
          </Text>
          <Text as="span" size="small" tone={states[rule] === 'met' ? 'plain' : LOOK[states[rule]].tone}>
            {t(`createPin.rule.${rule}`)}
            <VisuallyHidden> ({t(`createPin.state.${states[rule]}`)})</VisuallyHidden>
          </Text>
        </Row>
      ))}
    </Stack>
  );
}

type PinFormProps = {
  heading: ReactNode;
  lead: ReactNode;
  action: ReactNode;
  step?: number;
  send: (pin: string) => Promise<QueryFailure | undefined>;
};

/** Sets a PIN, which is typed twice; the list of rules is updated while the user types. */
export function PinForm({ heading, lead, action, step, send }: PinFormProps) {
  const { t } = useTranslation('product-auth');
  const [shown, setShown] = useState(false);
  const { control, submit, refusal, busy } = useAuthForm({
    loadSchema: async () => (await import('../lib/schemas.ts')).NewPinFields,
    defaultValues: { pin: '', again: '' },
    send: ({ pin }) => send(pin),
  });
  const [pin, again] = useWatch({ control, name: ['pin', 'again'] });
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
      <Stack as="form" gap={32} method="post" noValidate onSubmit={submit}>
        <Stack gap={12}>
          {step && <Steps at={step} of={3} label={t('step', { at: step })} />}
          <PageTitle lead={lead}>{heading}</PageTitle>
        </Stack>
        <RefusalNote refusal={refusal} />
        <FormField control={control} name="pin">
          {(field) => <CodeField {...boxes} label={t('createPin.pin')} aside={show} {...field} />}
        </FormField>
        <FormField control={control} name="again">
          {(field) => <CodeField {...boxes} label={t('createPin.again')} {...field} />}
        </FormField>
        <Rules states={ruleStates(pin, again)} />
        <Button type="submit" wide busy={busy}>
          {action}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
