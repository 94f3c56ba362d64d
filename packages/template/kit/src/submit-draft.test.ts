import { expect, it } from 'vitest';
import { submitDraft } from './submit-draft.ts';

it.each([
  ['is reset', true, 'Sent', ''],
  ['stays where it was not sent', false, 'Sent', 'Sent'],
  ['stays where it was changed meanwhile', true, 'Changed', 'Changed'],
])('a draft %s', async (_, done, meanwhile, expected) => {
  let text = 'Sent';
  const form = {
    getValues: () => ({ text }),
    reset: () => void (text = ''),
    handleSubmit: (send: (values: { text: string }) => Promise<void>) => () => send({ text }),
  };
  await submitDraft(form, async ({ text: sent }) => {
    expect(sent).toBe('Sent');
    text = meanwhile;
    return done;
  })();
  expect(text).toBe(expected);
});
