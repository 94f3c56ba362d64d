import type { Recipient } from '@kado/contracts';
import { Trans, useTranslation } from '@kado/i18n';
import { contactOf, contactText, ListRow, useAgo, useFormatters } from '@kado/product-ui';
import { serverNow } from '@kado/state';
import { Avatar, Button, IconButton, Row, ShowOn, Text } from '@kado/ui';
import { sendAddress } from '../lib/recipient.ts';

export type RecipientRowProps = {
  recipient: Recipient;
  /** The name of the recipient's network or bank; undefined until it has loaded. */
  by: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

/** One saved recipient: the contact, the time of the last order, and the actions. */
export function RecipientRow({ recipient, by, onEdit, onRemove }: RecipientRowProps) {
  const { t } = useTranslation('product-recipients');
  const format = useFormatters();
  const ago = useAgo();
  const { kind, name, lastUsedAt } = recipient;
  const to = sendAddress(recipient);
  const used = lastUsedAt ? t('row.used', { when: ago(lastUsedAt, serverNow()) }) : t('row.never');
  return (
    <ListRow
      picture={<Avatar id={contactOf(recipient)} name={name} />}
      to={to}
      head={<bdi>{name}</bdi>}
      meta={
        <>
          <Text as="span" size="small" tone="quiet">
            <Trans
              ns="product-recipients"
              i18nKey="row.contact"
              values={{ contact: contactText(recipient, format), by: by ?? t(`kind.${kind}`) }}
              components={{ b: <bdi /> }}
            />
          </Text>
          <br />
          <Text as="span" size="small" tone="quiet">
            {used}
          </Text>
        </>
      }
      actions={
        <Row gap={4}>
          {to && (
            <ShowOn on="wide">
              <Button variant="soft" size="small" to={to} aria-label={t('row.sendLabel', { name })}>
                {t('row.send')}
              </Button>
            </ShowOn>
          )}
          <IconButton icon="edit" label={t('row.edit', { name })} onClick={onEdit} />
          <IconButton icon="trash" label={t('row.remove', { name })} onClick={onRemove} />
        </Row>
      }
    />
  );
}
