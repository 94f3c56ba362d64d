import type { Recipient } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { useRef } from 'react';
import { useRemoveRecipientMutation, useSaveRecipientMutation } from '../api/recipients.ts';
import { restored } from './recipient.ts';

/** Deletes a recipient at once. For six seconds a toast offers Undo, which saves the recipient again. */
export function useRemove(): (recipient: Recipient) => Promise<void> {
  const { t } = useTranslation('product-recipients');
  const { t: common } = useTranslation();
  const toast = useToast();
  const textOf = useErrorText();
  const [remove] = useRemoveRecipientMutation();
  const [save] = useSaveRecipientMutation();
  const undoOf = (recipient: Recipient) => ({ label: common('action.undo'), onUndo: () => void restore(recipient) });
  const failure = (key: 'row.removeFailed' | 'row.restoreFailed', { id, name }: Recipient, error: unknown) =>
    ({ text: t(key, { name, reason: textOf(error) }), tone: 'bad', about: id }) as const;
  const saveAgain = async (recipient: Recipient) => {
    const body = restored(recipient);
    return body && (await save(body)).error;
  };
  const restore = async (recipient: Recipient) => {
    const { networkId, ...withoutNetwork } = recipient;
    let error = await saveAgain(recipient);
    // If the network is no longer sold, the server refuses it, so the number is saved without it. After other, possibly temporary failures the network is kept.
    if (networkId && error?.code === 'INVALID') error = await saveAgain(withoutNetwork);
    if (error) toast({ ...failure('row.restoreFailed', recipient, error), undo: undoOf(recipient) });
  };
  const removing = useRef(new Set<string>());
  return async (recipient) => {
    // The second click of a double click would fail, because the recipient is already deleted.
    if (removing.current.has(recipient.id)) return;
    removing.current.add(recipient.id);
    const { error } = await remove(recipient.id);
    if (error) {
      removing.current.delete(recipient.id);
      toast(failure('row.removeFailed', recipient, error));
      return;
    }
    toast({
      text: t('row.removed', { name: recipient.name }),
      about: recipient.id,
      undo: undoOf(recipient),
    });
  };
}
