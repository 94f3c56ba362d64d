/** The first `length` characters of a text and an ellipsis, or the text if it is not longer. Never splits the UTF-16 units of one character, such as an emoji. */
export function excerpt(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
