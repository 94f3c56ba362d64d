import { cx, Stack, Text } from '@kado/ui';
import { useFormatters } from '../use-formatters.ts';
import styles from './conversation.module.css';

/** One message: its text, time (ISO 8601) and author, and whether the customer wrote it. */
export type ConversationMessage = { text: string; at: string; by: string; customer: boolean };

/** Props of Conversation. */
export type ConversationProps = { label: string; messages: readonly ConversationMessage[] };

/** The messages between a customer and support, oldest first. */
export function Conversation({ label, messages }: ConversationProps) {
  const format = useFormatters();
  return (
    <Stack as="ul" gap={16} aria-label={label}>
      {messages.map(({ text, at, by, customer }) => (
        <li key={at} className={cx(styles.bubble, customer && styles.customer)}>
          <Text size="small" tone="quiet">
            {format.facts(by, format.dateTime(at))}
          </Text>
          <p className={styles.words} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </Stack>
  );
}
