import { useApp, useMutationToast } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { balance, useAppDispatch, useAppSelector } from '@kado/state';
import { Button, Row, SectionHead, Stack, Text } from '@kado/ui';
import { useRefillPracticeMutation } from '../api/practice.ts';

function Refill() {
  const { t } = useTranslation('product-account');
  const report = useMutationToast();
  const dispatch = useAppDispatch();
  const [refill, { isLoading }] = useRefillPracticeMutation();
  const onClick = async () => {
    if (await report(refill().unwrap(), t('practice.refilled'), t('practice.failed'))) dispatch(balance.load());
  };
  return (
    <Button variant="soft" icon="refresh" busy={isLoading} onClick={() => void onClick()}>
      {t('practice.refill')}
    </Button>
  );
}

/** Starts practice mode; while it is active, refills the balance or leaves the mode. */
export function PracticePanel() {
  const { t } = useTranslation('product-account');
  const { practice } = useApp();
  // Operators have no wallet, so they cannot use practice mode.
  const isOperator = useAppSelector(({ session }) => session.ability.some(({ subject }) => subject === 'all'));
  if (!practice || isOperator) return null;
  const { on, start, leave } = practice;
  return (
    <section aria-labelledby="practice">
      <SectionHead id="practice">{t('practice.heading')}</SectionHead>
      <Stack gap={16}>
        <Text>{t(on ? 'practice.onText' : 'practice.text')}</Text>
        <Row gap={8} wrap>
          {on && <Refill />}
          <Button variant={on ? 'plain' : 'soft'} onClick={on ? leave : start}>
            {t(on ? 'practice.leave' : 'practice.start')}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}
