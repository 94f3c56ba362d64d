/** Parses the wire's 'DD Mon YYYY, h:mm AM' (UTC); undefined when it is no date. */
export function parseCreatedDate(text: string): Date | undefined {
  const date = new Date(`${text.replace(',', '')} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
