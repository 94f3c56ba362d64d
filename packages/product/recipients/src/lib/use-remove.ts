import type { Recipient } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { useRef } from 'react';
import { useRemoveRecipientMutation, useSaveRecipientMutation } from '../api/recipients.ts';
import { restored } from './recipient.ts';

/** Deletes a recipient at once; for six seconds it can be undone, which saves them again. */
export function useRemove(): (recipient: Recipient) => Promise<void> {
  const { t } = useTranslation('product-recipients');
  const { t: common } = useTranslation();
  const toast = useToast();
  const textOf = useErrorText();
  const [remove] = useRemoveRecipientMutation();
  const [save] = useSaveRecipientMutation();
  const fail = (key: 'row.removeFailed' | 'row.restoreFailed', { id, name }: Recipient, error: unknown) =>
    toast({ text: t(key, { name, reason: textOf(error) }), tone: 'bad', about: id });
  const saveAgain = async (recipient: Recipient) => {
    const body = restored(recipient);
    return body && (await save(body)).error;
  };
  const restore = async (recipient: Recipient) => {
    const { networkId, ...withoutNetwork } = recipient;
    let error = await saveAgain(recipient);
    // A network that is no longer sold is refused; its number is saved without it.
    if (error && networkId) error = await saveAgain(withoutNetwork);
    if (error) fail('row.restoreFailed', recipient, error);
  };
  const removing = useRef(new Set<string>());
  return async (recipient) => {
    // The second click of a double click would find nobody, and say that it failed.
    if (removing.current.has(recipient.id)) return;
    removing.current.add(recipient.id);
    const { error } = await remove(recipient.id);
    if (error) {
      removing.current.delete(recipient.id);
      fail('row.removeFailed', recipient, error);
      return;
    }
    toast({
      text: t('row.removed', { name: recipient.name }),
      about: recipient.id,
      undo: { label: common('action.undo'), onUndo: () => void restore(recipient) },
    });
  };
}
