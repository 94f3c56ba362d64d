import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The text of a field whose owner updates later than one types (the address does). Shows typed text at once and follows the owner only to
 * values that did not come from this field.
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
