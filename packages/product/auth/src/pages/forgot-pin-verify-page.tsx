import { Navigate, useNavigate } from 'react-router';
import { CodeForm } from '../components/code-form.tsx';
import { useVerifyForgot } from '../api/calls.ts';
import { useChallenge } from '../api/challenge.ts';

const next = () => import('./forgot-pin-set-page.tsx');

export function Component() {
  const navigate = useNavigate();
  const held = useChallenge('forgot');
  const verify = useVerifyForgot(() => void navigate('/forgot-pin/set'));
  if (!held) return <Navigate to="/forgot-pin" replace />;
  return (
    <CodeForm {...held} backTo="/forgot-pin" next={next} send={(token) => verify({ challengeId: held.challenge.id, token })} />
  );
}
