import { useState } from 'react';

/** The value, or the last defined one: a closing dialog keeps its content. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
