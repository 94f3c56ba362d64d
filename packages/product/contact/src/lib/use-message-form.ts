import type { ContactMessage } from '@kado/contracts';
import { showFieldErrors, usePersistDraft, useLazySchemaForm, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { contactForm, useAppDispatch, useAppSelector } from '@kado/state';
import type { QueryFailure } from '@kado/state/query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { messagesChanged } from '../api/messages.ts';
import { type Draft, isTopic, unsentPart, useDraft } from './draft.ts';

type Values = Omit<Draft, 'files'>;
const NAMED = ['name', 'email', 'message'] as const;

/** The initial values of the form: the draft, else the topic and order in the URL, and the user's name and address. */
function useStart(draft: Draft | undefined): Values {
  const user = useAppSelector(({ session }) => session.user);
  const [params] = useSearchParams();
  const topic = params.get('topic');
  const [start] = useState<Values>(() => {
    const { firstName = '', lastName = '', email = '' } = user ?? {};
    return {
      topic: draft?.topic ?? (isTopic(topic) ? topic : 'other'),
      name: draft?.name || `${firstName} ${lastName}`.trim(),
      email: draft?.email || email,
      message: draft?.message ?? '',
      orderId: draft?.orderId ?? params.get('order') ?? '',
    };
  });
  return start;
}

/** The contact form. A draft keeps its values while the user types; sending a message removes the sent content from the draft. */
export function useMessageForm(signedIn: boolean) {
  const { t } = useTranslation('product-contact');
  const dispatch = useAppDispatch();
  const [draft, saveDraft] = useDraft();
  const start = useStart(draft);
  const form = useLazySchemaForm(async () => (await import('./schema.ts')).MessageFields, {
    defaultValues: start,
    message: ({ path }) => t(`field.${NAMED.find((name) => name === path) ?? 'topic'}`),
  });
  const files = signedIn ? (draft?.files ?? []) : [];
  const values = useWatch({ control: form.control }) as Values;
  usePersistDraft(values, start, (next) => saveDraft({ ...next, files }));
  const latest = useRef<Draft>({ ...values, files });
  useEffect(() => void (latest.current = { ...values, files }));
  const [refusal, setRefusal] = useState<QueryFailure>();
  const send = async (sent: Draft, { orderId, ...body }: Omit<ContactMessage, 'orderId' | 'fileIds'> & { orderId: string }) => {
    // Only what the screen shows: the order is hidden for other topics.
    const order = signedIn && body.topic === 'order' && orderId ? { orderId } : {};
    const attached = files.length > 0 ? { fileIds: files.map(({ id }) => id) } : {};
    const refused = await dispatch(contactForm.load({ ...body, ...order, ...attached }))
      .unwrap()
      .then(
        () => undefined,
        (cause: QueryFailure) => cause,
      );
    if (!refused) {
      saveDraft(unsentPart(sent, latest.current));
      dispatch(messagesChanged());
    } else if (refused.code !== 'ABORTED') {
      setRefusal(refused);
      showFieldErrors(refused, start, form.setError);
    }
  };
  return {
    control: form.control,
    topic: values.topic,
    orderId: values.orderId,
    files,
    setFiles: (next: Draft['files']) => saveDraft({ ...form.getValues(), files: next }),
    refusal,
    busy: form.formState.isSubmitting,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setRefusal(undefined);
      const sent = { ...form.getValues(), files };
      if (!form.formState.isSubmitting) void form.handleSubmit((fields) => send(sent, fields))();
    },
  };
}
