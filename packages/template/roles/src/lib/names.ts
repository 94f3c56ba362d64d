type Named = { id: number; name: string };

const plain = (name: string): string => name.trim().toLocaleLowerCase();

/** What is wrong with a name that is to stand beside these others. */
export function nameProblem(name: string, others: readonly Named[], own?: number): 'missing' | 'taken' | undefined {
  if (plain(name) === '') return 'missing';
  return others.some((other) => other.id !== own && plain(other.name) === plain(name)) ? 'taken' : undefined;
}

/** The wanted name, or, where it is taken, the first free one of `wanted 2`, `wanted 3` … */
export function freeName(wanted: string, others: readonly Named[]): string {
  let name = wanted;
  for (let number = 2; nameProblem(name, others) === 'taken'; number += 1) name = `${wanted} ${number}`;
  return name;
}

/** Goes to the field that says what is wrong with the name. */
export function focusName(form: HTMLFormElement): void {
  const field = form.elements.namedItem('name');
  if (field instanceof HTMLInputElement) field.focus();
}
