import { LANGUAGES, type Receipt, type ReceiptCheck, type ReceiptItem } from '@kado/contracts';
import { ORDER_STATUS_STYLES, QrCode } from '@kado/product-ui';
import { Brand, Line, Lines, Row, Stack, StatusText, Text } from '@kado/ui';
import { outcomeOf } from '../lib/states.ts';
import styles from './receipt.module.css';

/** A receipt with exactly the texts of its PDF and its mail, in the language of the order's owner. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const { language, totals, check } = receipt;
  const rtl = LANGUAGES.some(({ code, rtl: isRtl }) => code === language && isRtl);
  return (
    <Stack as="article" gap={24} className={styles.paper} lang={language} dir={rtl ? 'rtl' : 'ltr'}>
      <PaperHead receipt={receipt} />
      <hr className={styles.dashed} />
      <PaperItems receipt={receipt} />
      <hr className={styles.dashed} />
      <Lines>
        {totals.map(({ label, amount, main }) => (
          <Line key={label} label={label} total={main}>
            {amount}
          </Line>
        ))}
      </Lines>
      {check && <PaperCheck check={check} />}
    </Stack>
  );
}

function PaperHead({ receipt: { title, reference, summary, paidLabel, paid, payer, date, note } }: { receipt: Receipt }) {
  return (
    <>
      <Row apart align="top">
        <Brand />
        <div className={styles.end}>
          <Text as="h1" weight="strong">
            {title}
          </Text>
          <Text size="small" tone="quiet" className={styles.code}>
            {reference}
          </Text>
        </div>
      </Row>
      <hr className={styles.dashed} />
      <Text size="small">{summary}</Text>
      <Stack gap={4}>
        <Text tone="quiet">{paidLabel}</Text>
        <p className={styles.paid}>{paid}</p>
        <Text size="small" tone="quiet">
          {payer}
        </Text>
        <Text size="small" tone="quiet">
          {date}
        </Text>
        {note && <Text size="small">{note}</Text>}
      </Stack>
    </>
  );
}

function PaperItems({ receipt: { itemLabel, amountLabel, items } }: { receipt: Receipt }) {
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">{itemLabel}</th>
          <th scope="col">{amountLabel}</th>
        </tr>
      </thead>
      {items.map((item) => (
        <PaperItem key={item.id} item={item} />
      ))}
    </table>
  );
}

function PaperItem({ item: { title, product, price, state, status, amount } }: { item: ReceiptItem }) {
  const { icon, tone } = ORDER_STATUS_STYLES[status];
  const back = outcomeOf(status) === 'back';
  return (
    <tbody>
      <tr>
        <th scope="row">{title}</th>
        <td>{amount}</td>
      </tr>
      <tr>
        <td colSpan={2}>
          <Text size="small" tone="quiet">
            {product}
          </Text>
          <Text size="small" tone="quiet">
            {price}
          </Text>
          <StatusText icon={back ? 'moneyback' : icon} tone={back ? 'back' : tone}>
            {state}
          </StatusText>
        </td>
      </tr>
    </tbody>
  );
}

function PaperCheck({ check: { title, text, checksumLabel, checksum, url } }: { check: ReceiptCheck }) {
  return (
    <>
      <hr className={styles.dashed} />
      <Row align="top" gap={16} wrap>
        <QrCode text={url} label={title} size="s" />
        <Stack gap={4} className={styles.check}>
          <Text as="h2" weight="medium">
            {title}
          </Text>
          <Text size="small" tone="quiet">
            {text}
          </Text>
          <Text size="small" tone="quiet">
            {checksumLabel}
          </Text>
          <Text size="small" className={styles.code}>
            {checksum}
          </Text>
        </Stack>
      </Row>
    </>
  );
}
