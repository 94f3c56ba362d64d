import type { UserCard, UserCardDraft } from '@kado/contracts/template';
import { FormField, useSchemaForm } from '@kado/feature-kit/form';
import { FormDialog } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { TextField, type TextFieldProps, Checkbox } from '@kado/ui';
import { type CardValues, cardForm } from '../lib/card-form.ts';
import { BRAND_NAMES, parseCardNumber, formatExpiry } from '../lib/card-number.ts';
import grid from './form-grid.module.css';

const ERRORS = { number: 'card.badNumber', holder: 'card.noHolder', expires: 'card.badExpires' } as const;
const DIGITS = { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' } as const;

function NumberField({ value, ...field }: Omit<TextFieldProps, 'label'> & { value: string }) {
  const { t } = useTranslation('template-users');
  const card = parseCardNumber(value);
  return (
    <div className={grid.wide}>
      <TextField
        {...DIGITS}
        {...field}
        value={value}
        label={t('card.number')}
        hint={t('card.numberHint')}
        aside={card && <bdi>{BRAND_NAMES[card.brand]}</bdi>}
      />
    </div>
  );
}

type DialogProps = {
  open: boolean;
  busy: boolean;
  card: UserCard | undefined;
  holder: string;
  /** The first card is always the primary one. */
  first: boolean;
  onSave: (card: UserCardDraft) => void;
  onClose: () => void;
};

/** Adds a payment card, or edits the holder, expiry date and rank of a saved one. */
export function CardDialog({ open, busy, card, holder, first, onSave, onClose }: DialogProps) {
  const { t } = useTranslation(['template-users', 'common']);
  const isPrimary = card?.primary ?? first;
  const { control, handleSubmit, formState } = useSchemaForm(cardForm(!card), {
    defaultValues: { number: '', holder: card?.holder ?? holder, expires: card?.expires ?? '', primary: isPrimary },
    message: ({ path }) => t(ERRORS[path as keyof typeof ERRORS]),
  });
  const save = ({ number, ...values }: CardValues) => {
    const read = card ? { id: card.id, brand: card.brand, last4: card.last4 } : parseCardNumber(number);
    if (read) onSave({ ...read, ...values });
  };
  return (
    <FormDialog
      open={open}
      busy={busy}
      unsaved={formState.isDirty && t('unsaved')}
      title={card ? t('card.editTitle', { last4: card.last4 }) : t('card.add')}
      sendLabel={t('common:action.save')}
      className={grid.grid}
      onSubmit={(event) => void handleSubmit(save)(event)}
      onClose={onClose}
    >
      {!card && (
        <FormField control={control} name="number">
          {(field) => <NumberField {...field} />}
        </FormField>
      )}
      <FormField control={control} name="holder">
        {(field) => <TextField label={t('card.holder')} autoComplete="off" dir="auto" {...field} />}
      </FormField>
      <FormField control={control} name="expires">
        {({ onChange, ...field }) => (
          <TextField
            {...DIGITS}
            {...field}
            label={t('card.expires')}
            maxLength={5}
            onChange={(event) => onChange(formatExpiry(event.target.value, field.value))}
          />
        )}
      </FormField>
      <div className={grid.wide}>
        <FormField control={control} name="primary">
          {({ value, onChange, ref }) => (
            <Checkbox ref={ref} checked={value} disabled={isPrimary} onChange={onChange}>
              {t('card.makePrimary')}
            </Checkbox>
          )}
        </FormField>
      </div>
    </FormDialog>
  );
}
