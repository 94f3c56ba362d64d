import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The text of a field whose `value` is updated later than the user types, as when it is stored in the URL. Shows typed text immediately, and takes over
 * a `value` only if this field did not send it.
 */
export function useLocalText(value: string, onChange: (text: string) => void): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(value);
  const sent = useRef<string[]>([]);
  useLayoutEffect(() => {
    const at = sent.current.lastIndexOf(value);
    sent.current = sent.current.slice(at + 1);
    if (at < 0) setText(value);
  }, [value]);
  const type = (typed: string) => {
    sent.current.push(typed);
    setText(typed);
    onChange(typed);
  };
  return [text, type];
}
