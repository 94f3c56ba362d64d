import type { Invoice, InvoiceEvent } from '@kado/contracts/template';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Icon, type IconName } from '@kado/ui';
import { METHODS } from '../lib/statuses.ts';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import styles from './preview.module.css';

const ICONS = { created: 'file', changed: 'edit', sent: 'send', paid: 'cash' } as const satisfies Record<
  InvoiceEvent['kind'],
  IconName
>;
type Line = { key: string; icon: IconName; what: string; when: string };

/** The events of an invoice, newest first. The history of a sample invoice starts on its day of issue. */
function useHistory({ history = [], issuedDate, id }: Invoice): Line[] {
  const { t } = useTranslation('template-invoice');
  const { money, day, isolate } = useInvoiceFormatters();
  const formats = useLocaleFormatters();
  const methodOf = (method = '') => (method in METHODS ? t(`method.${METHODS[method as keyof typeof METHODS]}`) : method);
  const lines = history.map((event, at): Line => {
    const { kind, to = '', amount = 0, method, date, note } = event;
    const paid = [methodOf(method), date && day(date), note].filter(Boolean).join(' · ');
    return {
      key: `${id}-${at}`,
      icon: ICONS[kind],
      what:
        kind === 'sent'
          ? t('history.sent', { to: isolate(to) })
          : kind === 'paid'
            ? t('history.paid', { amount: isolate(money(amount)) })
            : t(`history.${kind}`),
      when: kind === 'paid' && paid ? paid : formats.dateTime(event.at),
    };
  });
  const begun =
    history[0]?.kind === 'created'
      ? []
      : [{ key: 'issued', icon: 'file' as const, what: t('history.issued'), when: day(issuedDate) }];
  return [...begun, ...lines].toReversed();
}

/** Payments, e-mails and changes. */
export function History({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('template-invoice');
  const lines = useHistory(invoice);
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('history.title')}</h2>
      <ol>
        {lines.map(({ key, icon, what, when }) => (
          <li key={key} className={styles.event}>
            <span className={styles.eventIcon}>
              <Icon name={icon} size={14} />
            </span>
            <div>
              <p className={styles.eventText}>{what}</p>
              <p className={styles.eventDetail}>{when}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
