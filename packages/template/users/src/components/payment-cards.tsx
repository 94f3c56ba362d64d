import type { TemplateUser, UserCard } from '@kado/contracts/template';
import { Allowed, useDisclosure } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button, ConfirmDialog, IconButton, Text, Tile } from '@kado/ui';
import { Card, Pill, Toolbar, useFocusBeyondRemoval } from '@kado/template-ui';
import { BRAND_NAMES } from '../lib/card-number.ts';
import { useDetailsChange } from '../api/use-details-change.ts';
import { CardDialog } from './card-dialog.tsx';
import styles from './payment-cards.module.css';

type RowProps = { card: UserCard; onEdit: () => void; onRemove: () => void };

function CardRow({ card, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation('template-users');
  const { brand, last4, holder, expires, primary } = card;
  const name = t('card.name', { brand: BRAND_NAMES[brand], last4 });
  const ref = useFocusBeyondRemoval<HTMLLIElement>();
  return (
    <li ref={ref} className={styles.card}>
      <Tile id={brand} initials={BRAND_NAMES[brand]} size="xs" />
      <span className={styles.words}>
        <span className={styles.line}>
          <b>
            <bdi>{name}</bdi>
          </b>
          {primary && (
            <Pill tone="primary" icon="check">
              {t('card.primary')}
            </Pill>
          )}
        </span>
        <small>
          <bdi dir="auto">{holder}</bdi> · {t('card.until', { expires })}
        </small>
      </span>
      <Allowed action="update" subject="User">
        <IconButton size="small" icon="edit" label={t('card.edit', { name })} onClick={onEdit} />
      </Allowed>
      <Allowed action="update" subject="User">
        <IconButton size="small" icon="trash" label={t('card.remove', { name })} onClick={onRemove} />
      </Allowed>
    </li>
  );
}

/** The subject of a toast about a saved card. */
const aboutCard = (card: UserCard | undefined) => card && `card/${card.id}`;

type CardDialogState = { kind: 'edit' | 'remove'; card?: UserCard | undefined };

/** The payment cards; only the last digits of each number are stored. */
export function PaymentCards({ user, cards }: { user: TemplateUser; cards: readonly UserCard[] }) {
  const { t } = useTranslation(['template-users', 'common']);
  const { change, busy } = useDetailsChange(user.id);
  const { content, count, isOpen, open, close } = useDisclosure<CardDialogState>();
  const { kind, card } = content ?? {};
  return (
    <Card label={t('card.title')}>
      <Toolbar>
        <span className={styles.title}>
          <Text as="h2" size="head">
            {t('card.title')}
          </Text>
        </span>
        <Allowed action="update" subject="User">
          <Button variant="plain" size="small" icon="plus" onClick={() => open({ kind: 'edit' })}>
            {t('card.add')}
          </Button>
        </Allowed>
      </Toolbar>
      {cards.length === 0 && <p className={styles.none}>{t('card.none')}</p>}
      <ul>
        {cards.map((one) => (
          <CardRow
            key={one.id}
            card={one}
            onEdit={() => open({ kind: 'edit', card: one })}
            onRemove={() => open({ kind: 'remove', card: one })}
          />
        ))}
      </ul>
      <CardDialog
        key={count}
        open={isOpen && kind === 'edit'}
        busy={busy}
        card={card}
        holder={user.fullName}
        first={cards.length === 0}
        onClose={close}
        onSave={(draft) => void change({ card: draft }, t('card.kept'), aboutCard(card)).then((done) => done && close())}
      />
      <ConfirmDialog
        open={isOpen && kind === 'remove'}
        tone="danger"
        busy={busy}
        title={t('card.removeTitle')}
        confirmLabel={t('common:action.remove')}
        cancelLabel={t('common:action.cancel')}
        onCancel={close}
        onConfirm={() =>
          card && void change({ removeCard: card.id }, t('card.removed'), aboutCard(card)).then((done) => done && close())
        }
      >
        {card && t('card.removeText', { brand: BRAND_NAMES[card.brand], last4: card.last4 })}
      </ConfirmDialog>
    </Card>
  );
}
