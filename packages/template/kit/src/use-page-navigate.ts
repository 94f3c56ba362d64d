import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Navigates while the component is shown: what succeeds after its page was left moves nobody away from the next one. */
export function usePageNavigate(): (to: string) => void {
  const navigate = useNavigate();
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return (to) => {
    if (shown.current) void navigate(to);
  };
}
