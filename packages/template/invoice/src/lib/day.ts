const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The wire's 'DD Mon YYYY' as midnight of that day where the reader is. */
export function dayOf(text: string): Date {
  const [day = '', month = '', year = ''] = text.split(' ');
  return new Date(Number(year), MONTHS.indexOf(month), Number(day));
}
