import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 200;

/** The value, delayed until it has not changed for 200 ms, so that typing causes one request. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
