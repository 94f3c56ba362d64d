/** The server's error texts for single fields of a failed request, by their path in the body (`items.3.phone`); empty if there are none. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  typeof error === 'object' && error !== null && 'fields' in error ? (error.fields as Record<string, string>) : {};
