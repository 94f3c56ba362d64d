/** Whether #root contains this page as prerendered by the build, and a callback for when the app's own page is in the document. */
export type Prerendered = { usable: boolean; onShown: () => void };

type Field = HTMLInputElement | HTMLSelectElement;

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue;

/** Sets a field's value so that React handles it like user input. */
function type(field: Field, value: string): void {
  // React tracks the value through a setter on the element itself: the prototype's setter makes the event count as a change.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const fieldsOf = (root: HTMLElement): Field[] => [...root.querySelectorAll<Field>('input, select')];

/** Replays input and presses from before hydration; the value of a field that React replaced is set on the new field at the same index. */
function replay(root: HTMLElement, before: readonly Field[]): void {
  const now = fieldsOf(root);
  for (const [at, field] of before.entries()) {
    const successor = now[at];
    if (successor && isChanged(field)) type(successor, field.value);
  }
  const pressed = root.querySelector<HTMLElement>('[data-pressed]');
  delete pressed?.dataset['pressed'];
  // In the next task, after React has rendered the typed values.
  if (pressed) setTimeout(() => pressed.click());
}

/** Whether the prerendered markup is the page (address and language) that opens now; else empties #root. `onShown` removes the loading screen and replays the input. */
export function prerenderedRoot(root: HTMLElement, opened: string): Prerendered {
  const page = document.documentElement;
  const usable = page.dataset['prerendered'] === opened;
  if (!usable) root.replaceChildren();
  const fields = fieldsOf(root);
  return {
    usable,
    onShown: () => {
      document.getElementById('loading')?.remove();
      delete page.dataset['prerendered'];
      delete root.dataset['prerendered'];
      if (usable) replay(root, fields);
    },
  };
}
