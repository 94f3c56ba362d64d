import type { NotificationPreferences } from '@kado/contracts';
import { startTransition, useRef, useState } from 'react';

type Save = (next: NotificationPreferences) => Promise<{ error?: unknown }>;

/**
 * The choices that are not saved yet, and the change of them. Each is shown at once. One request runs at a time, since each sends all choices: what is chosen
 * meanwhile is sent after it, the latest only. `onSettled` has the failure of the last request, after which what is saved is shown again.
 */
export function useUnsavedPreferences(save: Save, onSettled: (error: unknown) => void) {
  const [unsaved, setUnsaved] = useState<NotificationPreferences>();
  const waiting = useRef<NotificationPreferences>(undefined);
  const sending = useRef(false);
  const send = async (next: NotificationPreferences): Promise<unknown> => {
    waiting.current = undefined;
    const { error } = await save(next);
    return waiting.current ? send(waiting.current) : error;
  };
  const change = async (next: NotificationPreferences) => {
    setUnsaved(next);
    waiting.current = next;
    if (sending.current) return;
    sending.current = true;
    const error = await send(next);
    sending.current = false;
    // In the render that has the answer: QueryView shows new data as a transition.
    startTransition(() => setUnsaved(undefined));
    onSettled(error);
  };
  return { unsaved, change };
}
