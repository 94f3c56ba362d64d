/** Parses the API's 'DD Mon YYYY, h:mm AM' (UTC); undefined if it is invalid. */
export function parseCreatedDate(text: string): Date | undefined {
  const date = new Date(`${text.replace(',', '')} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
