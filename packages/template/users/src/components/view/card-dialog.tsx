import type { UserCard, UserCardDraft } from '@kado/contracts/template';
import { FormDialog } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { TextField, Checkbox } from '@kado/ui';
import { BRAND_NAMES, isGoodUntil, readCard, withSlash } from '../../lib/card-number.ts';
import { type Fields, type Problems, useFields } from '../../lib/use-fields.ts';
import styles from '../facts.module.css';

type Values = { number: string; holder: string; expires: string; primary: boolean };

function useJudge(isNew: boolean) {
  const { t } = useTranslation('template-users');
  return ({ number, holder, expires }: Values): Problems<Values> => ({
    number: !isNew || readCard(number) ? undefined : t('card.badNumber'),
    holder: holder.trim() ? undefined : t('card.noHolder'),
    expires: isGoodUntil(expires, new Date()) ? undefined : t('card.badExpires'),
  });
}

type PartProps = { fields: Fields<Values> };

function NumberField({ fields: { values, problems, put } }: PartProps) {
  const { t } = useTranslation('template-users');
  const known = readCard(values.number);
  return (
    <div className={styles.wide}>
      <TextField
        label={t('card.number')}
        hint={t('card.numberHint')}
        aside={known && <bdi>{BRAND_NAMES[known.brand]}</bdi>}
        error={problems.number}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={values.number}
        onChange={(event) => put({ number: event.target.value })}
      />
    </div>
  );
}

function OtherFields({ fields: { values, problems, put }, ranked }: PartProps & { ranked: boolean }) {
  const { t } = useTranslation('template-users');
  return (
    <>
      <TextField
        label={t('card.holder')}
        error={problems.holder}
        autoComplete="off"
        dir="auto"
        value={values.holder}
        onChange={(event) => put({ holder: event.target.value })}
      />
      <TextField
        label={t('card.expires')}
        error={problems.expires}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={5}
        value={values.expires}
        onChange={(event) => put({ expires: withSlash(event.target.value, values.expires) })}
      />
      <div className={styles.wide}>
        <Checkbox checked={values.primary} disabled={ranked} onChange={(event) => put({ primary: event.target.checked })}>
          {t('card.makePrimary')}
        </Checkbox>
      </div>
    </>
  );
}

type DialogProps = {
  open: boolean;
  busy: boolean;
  card: UserCard | undefined;
  holder: string;
  /** The first card is the primary one. */
  only: boolean;
  onKeep: (card: UserCardDraft) => void;
  onClose: () => void;
};

/** Adds a card, or changes its holder, its end and its rank. */
export function CardDialog({ open, busy, card, holder, only, onKeep, onClose }: DialogProps) {
  const { t } = useTranslation(['template-users', 'common']);
  const ranked = card?.primary ?? only;
  const start = { number: '', holder: card?.holder ?? holder, expires: card?.expires ?? '', primary: ranked };
  const fields = useFields<Values>(start, useJudge(!card));
  const keep = ({ number, holder: name, expires, primary }: Values) => {
    const which = card ? { id: card.id, brand: card.brand, last4: card.last4 } : readCard(number);
    if (which) onKeep({ ...which, holder: name.trim(), expires, primary });
  };
  return (
    <FormDialog
      open={open}
      busy={busy}
      title={card ? t('card.editTitle', { last4: card.last4 }) : t('card.add')}
      sendLabel={t('common:action.save')}
      className={styles.pair}
      onSubmit={fields.submit(keep)}
      onClose={onClose}
    >
      {!card && <NumberField fields={fields} />}
      <OtherFields fields={fields} ranked={ranked} />
    </FormDialog>
  );
}
