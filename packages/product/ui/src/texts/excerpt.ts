/** The beginning of a text of more than so many characters, and an ellipsis. No character is cut in half, as an emoji would be by its UTF-16 units. */
export function excerpt(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
