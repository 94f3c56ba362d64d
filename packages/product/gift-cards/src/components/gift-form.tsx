import type { GiftItem, GiftProduct } from '@kado/contracts';
import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { FieldGroup, GiftCardArt, RecipientChips, SendForm, useAddToCart, useFlow, useFormatters } from '@kado/product-ui';
import { useSaveCartItem } from '@kado/state';
import { Link, PageTitle, ShowOn, Stack, TextField } from '@kado/ui';
import { useLocation, useNavigate } from 'react-router';
import { shopPath } from '../lib/catalogue-filters.ts';
import { isEmail, type Prefill } from '../lib/gift-form-state.ts';
import { useGiftForm, type GiftFormState } from '../lib/use-gift-form.ts';
import { useRecipient } from '../lib/use-recipient.ts';
import { useSummary } from '../lib/use-summary.ts';
import { AmountFields } from './amount-fields.tsx';
import { CompareGiftCards } from './compare-gift-cards.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import styles from './gift-cards.module.css';
import { NoteField } from './note-field.tsx';

function ProductHead({ product, editing }: { product: GiftProduct; editing: GiftItem | undefined }) {
  const { t } = useTranslation('product-gift-cards');
  const format = useFormatters();
  return (
    <div className={styles.head}>
      <GiftCardArt id={product.id} initials={product.art.initials} large />
      <Stack gap={8}>
        <PageTitle
          before={
            <ShowOn on="wide">
              <Link to={shopPath({ item: editing?.id })} tone="quiet" size="small">
                {t('page.title')}
              </Link>{' '}
              · {format.nameOf('region', product.countryIso)}
            </ShowOn>
          }
          lead={editing ? t('page.editLead') : product.redeem}
        >
          <bdi>{product.brand}</bdi>
        </PageTitle>
      </Stack>
    </div>
  );
}

/** The fields for the recipient and the note. */
function RecipientFields(form: GiftFormState) {
  const { control, leftEmail, values } = form;
  const recipient = useRecipient(form);
  const { t } = useTranslation('product-gift-cards');
  const wrongEmail = leftEmail && values.email.trim() !== '' && !isEmail(values.email);
  return (
    <>
      <RecipientChips {...recipient} />
      <div className={styles.pair}>
        <FormField control={control} name="name">
          {(field) => <TextField {...field} label={t('who.name')} maxLength={80} autoComplete="off" />}
        </FormField>
        <FormField control={control} name="email">
          {(field) => (
            <TextField
              {...field}
              label={t('who.email')}
              type="email"
              dir="ltr"
              autoComplete="off"
              error={wrongEmail ? t('who.emailWrong') : undefined}
            />
          )}
        </FormField>
      </div>
      <FormField control={control} name="message">
        {(field) => <NoteField {...field} />}
      </FormField>
    </>
  );
}

/** The form of a gift card: amount, recipient, note and day; the summary beside them shows what arrives. */
export function GiftForm({ product, start, editing }: { product: GiftProduct; start: Prefill; editing: GiftItem | undefined }) {
  const { t } = useTranslation('product-gift-cards');
  const form = useGiftForm(product, start, editing);
  const { price } = form.checked;
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
  const { brand } = product;
  useFlow({ title: brand, backTo: editing ? '/cart' : '/send/gift-card' });
  const submit = form.handleSubmit((item) => addToCart(item, price, item.recipient.name));
  const summary = useSummary(product, form.values, form.checked, editing !== undefined);
  return (
    <SendForm summary={summary} onSubmit={submit}>
      <ProductHead product={product} editing={editing} />
      <Stack gap={16}>
        <AmountFields product={product} form={form} />
        <CompareGiftCards product={product} form={form} line={editing?.id} />
      </Stack>
      <FieldGroup legend={t('who.head')}>
        <RecipientFields {...form} />
        <DeliveryFields product={product} form={form} />
      </FieldGroup>
    </SendForm>
  );
}
