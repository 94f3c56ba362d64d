import { Navigate, useNavigate } from 'react-router';
import { CodeForm } from '../components/code-form.tsx';
import { useVerify } from '../api/calls.ts';
import { useChallenge } from '../api/challenge.ts';

const next = () => import('./create-pin-page.tsx');

export function Component() {
  const navigate = useNavigate();
  const held = useChallenge('register');
  const verify = useVerify(() => void navigate('/create-pin'));
  if (!held) return <Navigate to="/register" replace />;
  return (
    <CodeForm
      {...held}
      step={2}
      backTo="/register"
      next={next}
      send={(token) => verify({ challengeId: held.challenge.id, token })}
    />
  );
}
