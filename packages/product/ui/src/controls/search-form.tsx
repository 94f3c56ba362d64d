import type { FormEvent, ReactNode } from 'react';

const preventSubmit = (event: FormEvent) => event.preventDefault();

/** A form for the filters of a list. Filters apply while the user types, so submitting does nothing. */
export function SearchForm({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom and older browsers do not know <search>
    <form role="search" className={className} onSubmit={preventSubmit}>
      {children}
    </form>
  );
}
