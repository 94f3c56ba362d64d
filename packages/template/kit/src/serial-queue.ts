/** Runs calls one after the other, in order; a failed call does not stop the queue. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(call: () => Promise<Result>): Promise<Result> => {
    const next = last.then(call, call);
    last = next;
    return next;
  };
}
