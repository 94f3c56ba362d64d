import type { InvoiceClient, PaymentDetails } from '@kado/contracts/template';
import { useCopy } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { IconButton } from '@kado/ui';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import styles from './invoice-document.module.css';

/** The client who is billed. */
export function BillTo({ client }: { client: InvoiceClient }) {
  const { name, company, address, country, contact, companyEmail } = client;
  return (
    <address className={styles.client}>
      <b>
        <bdi>{name}</bdi>
      </b>
      {company && (
        <span>
          <bdi>{company}</bdi>
        </span>
      )}
      {address && (
        <span>
          <bdi>{address}</bdi>
        </span>
      )}
      <span>
        <bdi>{country}</bdi>
        {country && contact && ' · '}
        <bdi>{contact}</bdi>
      </span>
      <span>
        <bdi>{companyEmail}</bdi>
      </span>
    </address>
  );
}

function CopyIban({ iban }: { iban: string }) {
  const { t } = useTranslation(['template-invoice', 'common']);
  const copy = useCopy();
  const copyIban = () => void copy(iban.replaceAll(' ', ''), t('document.copied'));
  return <IconButton size="small" className={styles.copy} icon="copy" label={t('document.copyIban')} onClick={copyIban} />;
}

/** The bank details and the amount due. */
export function PaymentFacts({ details, due }: { details: PaymentDetails; due: number }) {
  const { t } = useTranslation('template-invoice');
  const { cents } = useInvoiceFormatters();
  return (
    <dl className={styles.pairs}>
      <dt>{t('document.totalDue')}</dt>
      <dd>
        <b>
          <bdi>{cents(due)}</bdi>
        </b>
      </dd>
      <dt>{t('document.bank')}</dt>
      <dd>
        <bdi>{details.bankName}</bdi>
      </dd>
      <dt>{t('document.country')}</dt>
      <dd>
        <bdi>{details.country}</bdi>
      </dd>
      <dt>{t('document.iban')}</dt>
      <dd className={styles.iban}>
        <bdi>{details.iban}</bdi>
        <CopyIban iban={details.iban} />
      </dd>
      <dt>{t('document.swift')}</dt>
      <dd>
        <bdi>{details.swiftCode}</bdi>
      </dd>
    </dl>
  );
}

type DocumentPartiesProps = { client: InvoiceClient; details: PaymentDetails | undefined; due: number };

/** The client who is billed, and the payment details. */
export function DocumentParties({ client, details, due }: DocumentPartiesProps) {
  const { t } = useTranslation('template-invoice');
  return (
    <div className={styles.bill}>
      <section>
        <h3 className={styles.heading}>{t('document.billTo')}</h3>
        <BillTo client={client} />
      </section>
      {details && (
        <section>
          <h3 className={styles.heading}>{t('document.payment')}</h3>
          <PaymentFacts details={details} due={due} />
        </section>
      )}
    </div>
  );
}
