/** Runs calls one after the other in the order in which they were wanted, also after one has failed. */
export function createLine() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(call: () => Promise<Result>): Promise<Result> => {
    const next = last.then(call, call);
    last = next;
    return next;
  };
}
