import { numberSigns, formatDecimal } from '@kado/i18n';
import { type ChangeEvent, type ClipboardEvent, type RefCallback, useLayoutEffect, useRef, useState } from 'react';
import { caretIn, readAmount, typeAmount, type AmountRules, type AmountText } from './money-text.ts';

type AmountInput = AmountRules & {
  value: string;
  onChange: (decimal: string) => void;
  onBlur: (() => void) | undefined;
  ref: RefCallback<HTMLInputElement> | undefined;
};

const decimalOf = ({ reading }: AmountText): string => (reading.ok ? reading.decimal : '');

/** The text of the field: the typed text while it parses to the form's value, else the value in the language's notation. */
function useDraft(value: string, { lng, digits }: AmountRules): [AmountText, (draft: AmountText | undefined) => void] {
  const [draft, setDraft] = useState<AmountText>();
  const current = draft && decimalOf(draft) === value ? draft : undefined;
  if (draft && !current) setDraft(undefined);
  return [current ?? readAmount(formatDecimal(value, lng), { lng, digits }), setDraft];
}

/** The props of an amount input (text and event handlers) and the parsed text; keeps the caret where the user types. */
export function useAmount({ value, lng, digits, onChange, onBlur, ref }: AmountInput) {
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);
  const [shown, setDraft] = useDraft(value, { lng, digits });
  const { group } = numberSigns(lng);
  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== box.current) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const take = (next: AmountText, at: number) => {
    caret.current = at;
    setDraft(next);
    onChange(decimalOf(next));
  };
  const input = {
    value: shown.text,
    ref: (element: HTMLInputElement | null) => {
      box.current = element;
      ref?.(element);
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const next = typeAmount(target.value, shown, { lng, digits });
      const at = target.selectionStart ?? target.value.length;
      take(next, caretIn(next.text, target.value, at, group));
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      const pasted = readAmount(event.clipboardData.getData('text'), { lng, digits });
      const next = pasted.reading.ok ? readAmount(formatDecimal(pasted.reading.decimal, lng), { lng, digits }) : pasted;
      take(next, next.text.length);
    },
    onBlur: () => {
      if (shown.reading.ok) setDraft(undefined);
      onBlur?.();
    },
  };
  return { input, ...shown };
}
