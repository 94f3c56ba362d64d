import { Navigate } from 'react-router';

/** /operator: the deposits to review come first. */
export function Component() {
  return <Navigate to="/operator/deposits" replace />;
}
