import type { NotificationPreferences } from '@kado/contracts';
import { startTransition, useRef, useState } from 'react';

type Save = (next: NotificationPreferences) => Promise<{ error?: unknown }>;

/**
 * The choices that are not saved yet, and a function to change them. Each choice is shown at once. A request sends all choices, so one request runs at a time; the
 * latest choices made meanwhile are sent after it. `onSettled` receives the error of the last request; then the saved choices are shown again.
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
    // Cleared in a transition, because QueryView shows the new data in one, and both must change in the same render.
    startTransition(() => setUnsaved(undefined));
    onSettled(error);
  };
  return { unsaved, change };
}
