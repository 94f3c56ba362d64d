import { formatPhone, type Order } from '@kado/contracts';
import { MoneyText } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { Anchor, Avatar, Icon, Link, SectionHead } from '@kado/ui';
import { initialDigits, recentRecipients } from '../lib/recent-recipients.ts';
import styles from './home.module.css';

/** The recipients of recent delivered items; each links to the prefilled form. */
export function SendAgain({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation('product-home');
  const people = recentRecipients(orders, 5);
  if (people.length === 0) return null;
  const initials = initialDigits(people.map(({ where }) => where));
  return (
    <section aria-labelledby="again">
      <SectionHead
        id="again"
        action={
          <Link to="/recipients" size="small">
            {t('again.all')}
          </Link>
        }
      >
        {t('again.heading')}
      </SectionHead>
      <ul className={styles.people}>
        {people.map((person, at) => (
          <li key={person.url}>
            <Anchor className={styles.person} to={person.url}>
              <Avatar id={person.where} name={person.name ?? initials[at] ?? ''} size="xl" />
              <bdi dir={person.name ? 'auto' : 'ltr'} className={styles.name}>
                {person.name ?? formatPhone(person.where)}
              </bdi>
              <MoneyText money={person.receive} kind="received" />
              <span className={styles.kind}>{t(`again.kind.${person.kind}`)}</span>
            </Anchor>
          </li>
        ))}
        <li>
          <Anchor className={styles.person} to="/send/top-up">
            <span className={styles.plus}>
              <Icon name="plus" />
            </span>
            <span className={styles.name}>{t('again.new')}</span>
          </Anchor>
        </li>
      </ul>
    </section>
  );
}
