import { type ChangeEvent, type ClipboardEvent, type RefCallback, useLayoutEffect, useRef } from 'react';
import { caretAfter, readPasted, readTyped, writeAmount } from './money-text.ts';

type AmountInput = {
  value: string;
  decimals: number;
  onChange: (decimal: string) => void;
  ref: RefCallback<HTMLInputElement> | undefined;
};

/** What the input of an amount needs: its text with commas, its events, and a caret that stays where the person types. */
export const useAmount = ({ value, decimals, onChange, ref }: AmountInput) => {
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);
  const shown = writeAmount(value);
  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== box.current) return;
    const at = caretAfter(shown, caret.current);
    box.current?.setSelectionRange(at, at);
    caret.current = undefined;
  });
  return {
    value: shown,
    ref: (element: HTMLInputElement | null) => {
      box.current = element;
      ref?.(element);
    },
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const at = target.selectionStart ?? target.value.length;
      const typed = (nativeEvent as InputEvent).data ?? '';
      const separator = /^[.,٫]$/.test(typed) && !value.includes('.');
      const whole = typed.length > 1 && typed === target.value;
      const next = whole ? readPasted(typed, decimals) : readTyped(target.value, decimals, separator ? at - 1 : undefined);
      caret.current = at === target.value.length ? next.length : target.value.slice(0, at).replaceAll(',', '').length;
      onChange(next);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      const next = readPasted(event.clipboardData.getData('text'), decimals);
      caret.current = next.length;
      onChange(next);
    },
  };
};
