/** The server's texts about single fields of a failed call, by their path in the body (`items.3.phone`); empty where it names none. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  typeof error === 'object' && error !== null && 'fields' in error ? (error.fields as Record<string, string>) : {};
