import { useTranslation } from '@kado/i18n';
import type en from '../locales/en.json';

type Named = keyof typeof en.topic;

const NAMED: Record<Named, true> = {
  account: true,
  autocomplete: true,
  blog: true,
  calendar: true,
  cards: true,
  chat: true,
  datatables: true,
  email: true,
  faq: true,
  invoice: true,
  jwt: true,
  languages: true,
  notifications: true,
  permissions: true,
  pictures: true,
  pricing: true,
  profile: true,
  roles: true,
  search: true,
  shop: true,
  todo: true,
  users: true,
};

const isNamed = (topic: string): topic is Named => Object.hasOwn(NAMED, topic);

/** The localized name of a topic; a topic without a translation keeps its key. */
export function useTopicName(): (topic: string) => string {
  const { t } = useTranslation('template-console');
  return (topic) => (isNamed(topic) ? t(`topic.${topic}`) : topic);
}
