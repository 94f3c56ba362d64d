import { Navigate } from 'react-router';

/** /operator: redirects to the deposits to review. */
export function Component() {
  return <Navigate to="/operator/deposits" replace />;
}
