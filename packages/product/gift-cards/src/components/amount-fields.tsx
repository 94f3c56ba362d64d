import type { GiftProduct } from '@kado/contracts';
import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import {
  AmountPair,
  FieldGroup,
  formatAmount,
  RadioCards,
  useFormatters,
  type AmountProblem,
  type TypedAmount,
} from '@kado/product-ui';
import { Text } from '@kado/ui';
import { limitsOf, priceIn, ruleOf } from '../lib/gift-amount.ts';
import type { GiftFormState } from '../lib/use-gift-form.ts';

type AmountFieldsProps = { product: GiftProduct; form: GiftFormState };

/** Shows the limits of the amount, in both currencies if there are two. */
function Range({ product }: { product: GiftProduct }) {
  const { t } = useTranslation('product-gift-cards');
  const format = useFormatters();
  const wallet = product.fee.fixed.currency;
  const { min, max } = product;
  const { min: sendMin, max: sendMax } = limitsOf(product, wallet);
  if (!min || !max || !sendMin || !sendMax) return null;
  const limits = { min: format.received(min), max: format.received(max) };
  return (
    <Text size="small" tone="quiet">
      {wallet === product.currency
        ? t('amount.range', limits)
        : t('amount.rangeBoth', { ...limits, sendMin: format.figure(sendMin), sendMax: format.money(sendMax) })}
    </Text>
  );
}

type FieldProps = { product: GiftProduct; typed: TypedAmount; onTyped: (typed: TypedAmount) => void };

/** The fields for any amount between two limits, typed in either currency. */
function FreeAmount({
  product,
  typed,
  onTyped,
  name,
  problem,
  onLeave,
}: FieldProps & { name: string; problem: AmountProblem | undefined; onLeave: () => void }) {
  const { t } = useTranslation('product-gift-cards');
  const format = useFormatters();
  const text = (found: AmountProblem) =>
    'limit' in found
      ? t(`amount.${found.kind}`, { limit: format.either(found.limit, product.fee.fixed.currency) })
      : t('amount.required');
  return (
    <>
      <AmountPair
        rule={ruleOf(product)}
        typed={typed}
        error={problem && text(problem)}
        getsLabel={name ? t('amount.gets', { name }) : t('amount.arrives')}
        sendLabel={t('amount.send')}
        swapLabel={t('amount.swap')}
        onTyped={onTyped}
        onLeave={onLeave}
      />
      <Range product={product} />
    </>
  );
}

/** The fixed amounts of the card, each with its price. */
function FixedAmounts({ product, typed, onTyped }: FieldProps) {
  const { t } = useTranslation('product-gift-cards');
  const format = useFormatters();
  const rows = product.denominations ?? [];
  const foreign = product.currency !== product.fee.fixed.currency;
  return (
    <RadioCards
      label={t('amount.head')}
      name="denomination"
      value={typed.currency === product.currency ? typed.text : undefined}
      onChange={(text) => onTyped({ text, currency: product.currency })}
      options={rows.map((amount) => ({
        value: formatAmount(amount),
        head: <bdi>{format.received(amount)}</bdi>,
        ...(foreign && { detail: <bdi>{format.money(priceIn(amount, product).send)}</bdi> }),
      }))}
    />
  );
}

/** The amount fields of the gift card: free or fixed. */
export function AmountFields({ product, form: { control, values, checked, showAmountProblem } }: AmountFieldsProps) {
  const { t } = useTranslation('product-gift-cards');
  return (
    <FieldGroup legend={t('amount.head')} gap={16}>
      <FormField control={control} name="typed">
        {({ value, onChange, onBlur }) => {
          const field = { product, typed: value, onTyped: (typed: TypedAmount) => onChange(typed) };
          return product.denominations ? (
            <FixedAmounts {...field} />
          ) : (
            <FreeAmount
              {...field}
              name={values.name.trim()}
              problem={showAmountProblem ? checked.problem : undefined}
              onLeave={onBlur}
            />
          );
        }}
      </FormField>
    </FieldGroup>
  );
}
