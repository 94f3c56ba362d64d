/** What #root holds when the app comes, and what to do once the app itself stands there. */
export type Drawn = { usable: boolean; shown: () => void };

type Field = HTMLInputElement | HTMLSelectElement;

const isTyped = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue;

/** Gives a value to a field so that React hears of it as of any other change. */
function type(field: Field, value: string): void {
  // React remembers what a field held when it took it over, through a setter on the element itself; the one below it says nothing.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const fieldsOf = (root: HTMLElement): Field[] => [...root.querySelectorAll<Field>('input, select')];

/** Tells the app what was typed and pressed before it came; where it had to draw a field anew, its successor gets the text. */
function replay(root: HTMLElement, drawn: readonly Field[]): void {
  const now = fieldsOf(root);
  for (const [at, field] of drawn.entries()) {
    const successor = now[at];
    if (successor && isTyped(field)) type(successor, field.value);
  }
  const pressed = root.querySelector<HTMLElement>('[data-early]');
  delete pressed?.dataset['early'];
  // Once the app has drawn what was typed.
  if (pressed) setTimeout(() => pressed.click());
}

/**
 * Looks whether #root holds what is opened now, an address and a language, as the build drew it (the page's first script has decided whether that may
 * be seen); if not, empties it. `shown` takes down the loading screen, and hands over what somebody did meanwhile.
 */
export function drawnRoot(root: HTMLElement, opened: string): Drawn {
  const page = document.documentElement;
  const usable = page.dataset['drawn'] === opened;
  if (!usable) root.replaceChildren();
  const fields = fieldsOf(root);
  return {
    usable,
    shown: () => {
      for (const name of ['loading', 'picture']) document.getElementById(name)?.remove();
      delete page.dataset['picture'];
      delete page.dataset['drawn'];
      delete root.dataset['drawn'];
      if (usable) replay(root, fields);
    },
  };
}
