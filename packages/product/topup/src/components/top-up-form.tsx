import type { TopupItem } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { RecipientChips, SendForm, useAddToCart, useFlow, useFormatters } from '@kado/product-ui';
import { useSaveCartItem } from '@kado/state';
import { PageTitle, Stack } from '@kado/ui';
import { useLocation, useNavigate } from 'react-router';
import { initialValues, priceIn } from '../lib/top-up-form-state.ts';
import { useRecipient } from '../lib/use-recipient.ts';
import { useSummary } from '../lib/use-summary.tsx';
import { useTopUpForm, type TopUpFormState } from '../lib/use-top-up-form.ts';
import { AmountBlock, FixedAmounts } from './amount-block.tsx';
import { CompareNetworks } from './compare-networks.tsx';
import { NetworkBlock } from './network-block.tsx';
import { NumberBlock } from './number-block.tsx';

export type TopUpFormProps = {
  /** The initial values, from a link or from the cart line being edited. */
  start: Parameters<typeof initialValues>[0];
  editing: TopupItem | undefined;
};

/** The fields of the number and its network. */
function NumberAndNetwork({ control, setValue, values, networks, country, countries, request, number }: TopUpFormState) {
  const { t } = useTranslation('product-topup');
  return (
    <Stack gap={24}>
      <FormField control={control} name="phone">
        {(field) => (
          <NumberBlock
            {...number}
            ref={field.ref}
            text={values.phone}
            country={country}
            countries={countries}
            onText={field.onChange}
            onLeave={field.onBlur}
          />
        )}
      </FormField>
      <QueryView query={request} skeleton={null} empty={null} isEmpty={() => false} errorTitle={t('error.title')}>
        {() => (
          <NetworkBlock
            rows={networks.rows}
            chosen={networks.chosen}
            country={country?.name ?? ''}
            own={values.networkId !== ''}
            looking={networks.loading && values.country !== undefined}
            onChoose={(networkId) => setValue('networkId', networkId)}
          />
        )}
      </QueryView>
    </Stack>
  );
}

/** The amount fields: any amount between two limits, or fixed amounts. */
function AmountFields({ control, networks: { chosen }, checked, showAmountProblem }: TopUpFormState) {
  if (!chosen) return null;
  return (
    <FormField control={control} name="typed">
      {({ value, onChange, onBlur }) =>
        chosen.denominationType === 'FIXED' ? (
          <FixedAmounts network={chosen} money={checked.money} onTyped={(typed) => onChange(typed)} />
        ) : (
          <AmountBlock
            network={chosen}
            typed={value}
            problem={showAmountProblem ? checked.problem : undefined}
            onTyped={(typed) => onChange(typed)}
            onLeave={onBlur}
          />
        )
      }
    </FormField>
  );
}

/** The form of a top-up: number, network and amount; the summary beside them shows what arrives. */
export function TopUpForm({ start, editing }: TopUpFormProps) {
  const { t } = useTranslation('product-topup');
  const format = useFormatters();
  const form = useTopUpForm(start, editing?.id);
  const { checked, values } = form;
  const price = priceIn(checked);
  const { people, chosen, choose } = useRecipient(form);
  const navigate = useNavigate();
  const addToCart = useAddToCart({
    save: useSaveCartItem(editing),
    editing: editing !== undefined,
    onSaved: () => {
      form.clearDraft();
      void navigate('/cart');
    },
    locationKey: useLocation().key,
  });
  useFlow({ title: t('page.title'), backTo: editing ? '/cart' : '/' });
  const submit = form.handleSubmit((item) => addToCart(item, price, chosen?.name ?? format.phone(item.phone)));
  const summary = useSummary({ checked, price, phone: values.e164, name: chosen?.name, editing: editing !== undefined });
  return (
    <SendForm summary={summary} onSubmit={submit}>
      <PageTitle>{t(editing ? 'page.editHead' : 'page.head')}</PageTitle>
      <Stack gap={24}>
        <RecipientChips people={people} chosen={chosen} onChoose={choose} />
        <NumberAndNetwork {...form} />
      </Stack>
      <Stack gap={16}>
        <AmountFields {...form} />
        {form.networks.chosen && <CompareNetworks {...form} />}
      </Stack>
    </SendForm>
  );
}
