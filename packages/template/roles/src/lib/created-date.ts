/** The wire's 'DD Mon YYYY, h:mm AM', which is written in UTC, as a moment; undefined when it is no date. */
export function momentOf(text: string): Date | undefined {
  const moment = new Date(`${text.replace(',', '')} UTC`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
