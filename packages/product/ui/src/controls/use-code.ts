import { type ChangeEvent, type ClipboardEvent, type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { type CodeStep, pressKey, writeDigits } from './code-keys.ts';
import { digitsOf } from './digits.ts';

type Code = {
  value: string;
  onChange: (digits: string) => void;
  /** A ref to the first box. */
  onFirst: ((box: HTMLInputElement | null) => void) | undefined;
};

/** The digit and the event handlers of each box of a code field. */
export const useCode = ({ value, onChange, onFirst }: Code) => {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  // The focus moves before the next render, so the focus handlers need the new number of digits at once.
  const filled = useRef(value.length);
  useLayoutEffect(() => {
    filled.current = value.length;
  }, [value]);
  const take = (step: CodeStep) => {
    filled.current = step.value.length;
    if (step.value !== value) onChange(step.value);
    boxes.current[step.focus]?.focus();
    boxes.current[step.focus]?.select();
  };
  const write = (at: number, text: string) => {
    const digits = digitsOf(text);
    const old = value[at] ?? '';
    const typed = digits.length === 2 && old ? digits.replace(old, '') : digits;
    if (typed) take(writeDigits(value, at, typed));
    // Cutting, speech input and some phone keyboards delete without a key event.
    else if (text === '' && old) take({ value: value.slice(0, at) + value.slice(at + 1), focus: at });
  };
  const key = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = pressKey(value, at, event.key);
    if (!step) return;
    event.preventDefault();
    take(step);
  };
  return (at: number) => ({
    value: value[at] ?? '',
    ref: (box: HTMLInputElement | null) => {
      boxes.current[at] = box;
      if (at === 0) onFirst?.(box);
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => write(at, event.target.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => key(event, at),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      write(at, event.clipboardData.getData('text'));
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) =>
      at > filled.current ? boxes.current[filled.current]?.focus() : event.target.select(),
  });
};
