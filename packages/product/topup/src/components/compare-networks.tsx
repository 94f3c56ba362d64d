import { useTranslation } from '@kado/i18n';
import { Comparison, OfferList, parseAmount, useLimitText, type Offer } from '@kado/product-ui';
import { confidenceOf } from '../lib/networks.ts';
import { checkValues, priceIn } from '../lib/top-up-form-state.ts';
import type { TopUpFormState } from '../lib/use-top-up-form.ts';

function Networks({ values, networks: { rows, chosen }, setValue }: TopUpFormState) {
  const { t } = useTranslation('product-topup');
  const limitText = useLimitText();
  const detected = rows.some((network) => confidenceOf(network) > 0);
  const offers = rows.map((network): Offer => {
    const checked = checkValues(values, network);
    const problem = limitText(checked.problem, network.sendCurrency) ?? t('compare.notSold');
    const { id, name, logo } = network;
    const otherNetwork = detected && confidenceOf(network) === 0;
    return { id, name, initials: logo.initials, price: priceIn(checked), problem, otherNetwork, facts: [t('summary.soon')] };
  });
  return (
    <OfferList
      label={t('compare.label')}
      offers={parseAmount(values.typed) ? offers : []}
      chosen={chosen?.id}
      onChoose={(id) => setValue('networkId', id)}
      note={t('compare.note')}
    />
  );
}

/** Compares the price of the amount on each network of the country, with the same prices as the form. */
export function CompareNetworks(form: TopUpFormState) {
  const { t } = useTranslation('product-topup');
  if (form.networks.rows.length < 2) return null;
  return (
    <Comparison label={t('compare.label')}>
      <Networks {...form} />
    </Comparison>
  );
}
