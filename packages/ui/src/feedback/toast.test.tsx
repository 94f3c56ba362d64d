import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from '../testing/render.tsx';
import { DialogBody } from './dialog-body.tsx';
import { ToastProvider, useToast } from './toast.tsx';
import { createToastQueue, type Toast } from './toast-queue.ts';

const undone = vi.fn<() => void>();

function Buttons({ toasts }: { toasts: readonly Toast[] }) {
  const toast = useToast();
  return toasts.map((each) => (
    <button key={each.text} type="button" onClick={() => toast(each)}>
      say {each.text}
    </button>
  ));
}

const drawToasts = (...toasts: Toast[]) =>
  draw(
    <ToastProvider regionLabel="Notifications" closeLabel="Close">
      <Buttons toasts={toasts} />
    </ToastProvider>,
  );

afterEach(() => vi.useRealTimers());

const removed: Toast = { text: 'Removed', undo: { label: 'Undo', onUndo: undone } };

it('announces a toast in the live region and shows it with its undo', async () => {
  const { user } = drawToasts(removed);
  await user.click(screen.getByRole('button', { name: 'say Removed' }));
  expect(screen.getByRole('status')).toHaveTextContent('Removed');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undone).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
});

it('announces toasts in the open dialog, because the page behind it is hidden from screen readers', async () => {
  const toasts = (open: boolean) => (
    <ToastProvider regionLabel="Notifications" closeLabel="Close">
      <DialogBody open={open} onClose={() => undefined} title="Delete it?">
        <Buttons toasts={[{ text: 'Not deleted', tone: 'bad' }]} />
      </DialogBody>
    </ToastProvider>
  );
  const { user, rerender } = draw(toasts(true));
  const dialog = await screen.findByRole('dialog');
  const place = within(dialog).getByRole('status');
  await user.click(screen.getByRole('button', { name: 'say Not deleted' }));
  expect(place).toHaveTextContent('Not deleted');
  rerender(toasts(false));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('status')).toHaveTextContent('Not deleted');
  expect(screen.getByRole('status')).toBe(place);
});

it('shows one toast after the other', async () => {
  const { user } = drawToasts({ text: 'first' }, { text: 'second' });
  await user.click(screen.getByRole('button', { name: 'say first' }));
  await user.click(screen.getByRole('button', { name: 'say second' }));
  const toast = await screen.findByRole('region', { name: 'Notifications' });
  expect(toast).toHaveTextContent('first');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('region', { name: 'Notifications' })).toHaveTextContent('second');
});

it('is reached by F6, which also leads back', async () => {
  const { user } = drawToasts(removed);
  const opener = screen.getByRole('button', { name: 'say Removed' });
  await user.click(opener);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await user.keyboard('{F6}');
  expect(undo).toHaveFocus();
  await user.keyboard('{F6}');
  expect(opener).toHaveFocus();
  await user.keyboard('{F6}{Tab}{Enter}');
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  expect(opener).toHaveFocus();
});

it.each([
  [
    'the pointer is on it',
    (toast: HTMLElement) => fireEvent.mouseEnter(toast),
    (toast: HTMLElement) => fireEvent.mouseLeave(toast),
  ],
  ['the focus is in it', (toast: HTMLElement) => fireEvent.focus(toast), (toast: HTMLElement) => fireEvent.blur(toast)],
])('disappears after six seconds, but not while %s', async (_, enter, leave) => {
  const { user } = drawToasts(removed);
  await user.click(screen.getByRole('button', { name: 'say Removed' }));
  const toast = await screen.findByRole('region', { name: 'Notifications' });
  vi.useFakeTimers();
  enter(toast.parentElement!);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(toast).toBeInTheDocument();
  leave(toast.parentElement!);
  act(() => void vi.advanceTimersByTime(7000));
  vi.useRealTimers();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());
});

/** The texts of the toasts in the order in which they are shown. */
function seenOf(...toasts: readonly Toast[]): string[] {
  const queue = createToastQueue();
  toasts.forEach(queue.push);
  const seen: string[] = [];
  for (let toast = queue.current(); toast; toast = queue.current()) {
    seen.push(toast.text);
    queue.drop(toast.id);
  }
  return seen;
}

it('queues at most five toasts and no text twice', () => {
  const nine = Array.from({ length: 9 }, (_, at) => ({ text: `toast ${at + 1}` }));
  expect(seenOf(...nine, { text: 'toast 9' })).toEqual(['toast 1', 'toast 5', 'toast 6', 'toast 7', 'toast 8', 'toast 9']);
});

const undoable = (text: string, about?: string): Toast => ({ ...removed, text, about });

it('shows toasts with an undo at once, the last one first', () =>
  expect(seenOf({ text: 'plain' }, undoable('A removed'), undoable('B removed'), { text: 'later' })).toEqual([
    'B removed',
    'A removed',
    'plain',
    'later',
  ]));

it('removes a toast when a newer one with the same subject replaces it', () =>
  expect(seenOf(undoable('A added', 'a'), undoable('B added', 'b'), undoable('A removed', 'a'))).toEqual([
    'A removed',
    'B added',
  ]));

it('shows a toast at once if it has the subject of the shown one', () =>
  expect(seenOf({ text: 'Paused', about: 'plan' }, { text: 'other' }, { text: 'Resumed', about: 'plan' })).toEqual([
    'Resumed',
    'other',
  ]));

it('shows a failure at once, also before a toast with an undo', () =>
  expect(seenOf(undoable('A removed'), { text: 'B not removed', tone: 'bad' }, { text: 'later' })).toEqual([
    'B not removed',
    'A removed',
    'later',
  ]));

it('keeps at most five toasts waiting behind one with an undo', () =>
  expect(seenOf(...Array.from({ length: 8 }, (_, at) => undoable(`${at}`)))).toEqual(['7', '6', '5', '4', '3', '2']));

it('replaces the oldest waiting toast when a failure is shown at once', () =>
  expect(seenOf(...['seen', '1', '2', '3', '4', '5'].map((text) => ({ text })), { text: 'failed', tone: 'bad' })).toEqual([
    'failed',
    'seen',
    '2',
    '3',
    '4',
    '5',
  ]));
