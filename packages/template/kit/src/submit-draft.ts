type DraftForm<Values, Submit> = {
  getValues: () => unknown;
  reset: () => void;
  handleSubmit: (send: (values: Values) => Promise<void>) => Submit;
};

/** The submit handler of a form that keeps its text until `send` resolves to true; text that is typed during the request stays. */
export function submitDraft<Values, Submit>(
  { getValues, reset, handleSubmit }: DraftForm<Values, Submit>,
  send: (values: Values) => Promise<boolean>,
): Submit {
  return handleSubmit(async (values) => {
    const sent = JSON.stringify(getValues());
    if ((await send(values)) && JSON.stringify(getValues()) === sent) reset();
  });
}
