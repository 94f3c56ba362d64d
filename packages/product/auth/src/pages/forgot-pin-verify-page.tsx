import { Navigate, useLocation, useNavigate } from 'react-router';
import { CodeForm } from '../components/code-form.tsx';
import { useVerifyForgot } from '../api/calls.ts';
import { type CodePageState, useChallenge } from '../api/challenge.ts';

const next = () => import('./forgot-pin-set-page.tsx');

export function Component() {
  const navigate = useNavigate();
  const { state }: { state: Partial<CodePageState> | null } = useLocation();
  const held = useChallenge('forgot');
  const verify = useVerifyForgot(() => void navigate('/forgot-pin/set', { state: state?.typed }));
  if (!held) return <Navigate to="/forgot-pin" replace />;
  return (
    <CodeForm {...held} backTo="/forgot-pin" next={next} send={(token) => verify({ challengeId: held.challenge.id, token })} />
  );
}
