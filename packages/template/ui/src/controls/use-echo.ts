import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A field's text when its owner answers later than one types (an address bar does): shows what is typed at once, and follows the owner only to
 * values that it was not told by this field.
 */
export function useEcho(value: string, onChange: (text: string) => void): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(value);
  const told = useRef<string[]>([]);
  useLayoutEffect(() => {
    const at = told.current.lastIndexOf(value);
    told.current = told.current.slice(at + 1);
    if (at < 0) setText(value);
  }, [value]);
  const type = (typed: string) => {
    told.current.push(typed);
    setText(typed);
    onChange(typed);
  };
  return [text, type];
}
