import type { StoredFile } from '@kado/contracts';
import { FormField } from '@kado/feature-kit/form';
import { loginAddress, useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Chip, Chips, TextArea, useFormatters } from '@kado/product-ui';
import { Button, Callout, Link, SelectField, Stack, Text, TextField } from '@kado/ui';
import { type FormEvent, useRef } from 'react';
import { skipToken } from '@kado/state/query';
import { useLatestOrdersQuery, useOrderAskedAboutQuery } from '../api/messages.ts';
import { TOPICS } from '../lib/draft.ts';
import { useAttachments } from '../lib/use-attachments.ts';
import { useMessageForm } from '../lib/use-message-form.ts';
import { Attachments, type AttachmentsProps } from './attachments.tsx';
import styles from './contact.module.css';

type Form = ReturnType<typeof useMessageForm>;

/** A select for the order that the message is about, with the latest orders. If a link or a draft names an older order, that one is also offered. */
function OrderField({ control, orderId }: Pick<Form, 'control' | 'orderId'>) {
  const { t } = useTranslation('product-contact');
  const format = useFormatters();
  const { data: latest = [], isLoading } = useLatestOrdersQuery();
  const isOlder = orderId !== '' && !latest.some(({ id }) => id === orderId);
  const { currentData: older } = useOrderAskedAboutQuery(isOlder && !isLoading ? orderId : skipToken);
  const options = [...latest, ...(isOlder && older ? [older] : [])].map(({ id, reference, createdAt, total }) => ({
    value: id,
    label: format.facts(reference, format.day(createdAt), format.money(total)),
  }));
  if (isOlder && !older) options.push({ value: orderId, label: t('topic.order') });
  if (options.length === 0) return null;
  return (
    <FormField control={control} name="orderId">
      {(field) => (
        <SelectField label={t('form.order')} options={[{ value: '', label: t('form.noOrder') }, ...options]} {...field} />
      )}
    </FormField>
  );
}

function PersonFields({ control }: Pick<Form, 'control'>) {
  const { t } = useTranslation('product-contact');
  return (
    <div className={styles.pair}>
      <FormField control={control} name="name">
        {(field) => <TextField label={t('form.name')} autoComplete="name" dir="auto" {...field} />}
      </FormField>
      <FormField control={control} name="email">
        {(field) => <TextField label={t('form.email')} type="email" autoComplete="email" dir="ltr" {...field} />}
      </FormField>
    </div>
  );
}

/** The files of the message, and the functions that change them. */
function useFiles({ files, setFiles, refusal, busy }: Form): AttachmentsProps {
  const { t } = useTranslation('product-contact');
  const stored = useRef<readonly StoredFile[]>(files);
  const set = (next: readonly StoredFile[]) => {
    stored.current = next;
    setFiles(next);
  };
  const uploads = useAttachments(files.length, (file) => set([...stored.current, file]));
  const error = Object.keys(refusal?.fields ?? {}).some((path) => path.startsWith('fileIds')) ? t('files.gone') : undefined;
  return { uploads, files, error, onRemove: (id) => set(stored.current.filter((file) => file.id !== id)), sending: busy };
}

/** The contact form. Signed-in users can choose an order and attach files. */
export function MessageForm({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('product-contact');
  const textOf = useErrorText();
  const form = useMessageForm(signedIn);
  const files = useFiles(form);
  const { control, refusal, topic, orderId } = form;
  // A message cannot be sent before all its uploads have finished.
  const waiting = files.uploads.busy;
  const submit = (event: FormEvent) => (waiting ? event.preventDefault() : form.submit(event));
  return (
    <Stack as="form" gap={24} method="post" noValidate onSubmit={submit}>
      {refusal && Object.keys(refusal.fields).length === 0 && <Callout tone="error" title={textOf(refusal)} live />}
      <FormField control={control} name="topic">
        {({ value, onChange }) => (
          <Stack gap={8}>
            <Text size="small" weight="medium">
              {t('form.topic')}
            </Text>
            <Chips label={t('form.topic')} wrap>
              {TOPICS.map((each) => (
                <Chip key={each} pressed={value === each} onClick={() => onChange(each)}>
                  {t(`topic.${each}`)}
                </Chip>
              ))}
            </Chips>
          </Stack>
        )}
      </FormField>
      {signedIn && topic === 'order' && <OrderField control={control} orderId={orderId} />}
      <PersonFields control={control} />
      <FormField control={control} name="message">
        {(field) => <TextArea label={t('form.message')} maxLength={4000} hint={t('form.kept')} {...field} />}
      </FormField>
      {signedIn ? (
        <Attachments {...files} />
      ) : (
        <Text size="small" tone="quiet">
          <Link to={loginAddress('/contact')} size="small">
            {t('form.signIn')}
          </Link>{' '}
          {t('form.signInWhy')}
        </Text>
      )}
      <div>
        <Button type="submit" busy={form.busy || waiting}>
          {t('form.send')}
        </Button>
      </div>
    </Stack>
  );
}
