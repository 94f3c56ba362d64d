import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CreatePin, Registration, SetPin, VerifyToken } from '@kado/contracts';
import { returnPath } from '@kado/feature-kit';
import { useLanguage } from '@kado/i18n';
import {
  countries,
  forgotPinResponse,
  loginResponse,
  pin,
  registerResponse,
  resendOtpResponse,
  setPinResponse,
  useAppDispatch,
  useCall,
  useLoaded,
  verifyForgot,
  verifyTokenResponse,
} from '@kado/state';
import { challengeState } from './challenge.ts';
import { settleCall } from './settle-call.ts';

/** Signs in and goes where the way back leads. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (values: { identifier: string; pin: string }) =>
    settleCall(
      dispatch(loginResponse.load({ ...values, identifier: values.identifier.trim() })),
      () => void navigate(returnPath(search), { replace: true }),
    );
}

type Typed = Omit<Registration, 'languageCode' | 'acceptTerms'> & { acceptTerms: string };

/** Registers in the language that is shown, and goes to the code. */
export function useRegister() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { lng } = useLanguage();
  return ({ acceptTerms: _ticked, ...values }: Typed) =>
    settleCall(
      dispatch(registerResponse.load({ ...values, email: values.email.trim(), languageCode: lng, acceptTerms: true })),
      ({ data }) => {
        dispatch(resendOtpResponse.reset());
        void navigate('/verify', { state: challengeState(data) });
      },
    );
}

/** Asks for a code for a new PIN. */
export function useForgotPin() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return ({ identifier }: { identifier: string }) =>
    settleCall(dispatch(forgotPinResponse.load({ identifier: identifier.trim() })), ({ data }) => {
      dispatch(resendOtpResponse.reset());
      void navigate('/forgot-pin/verify', { state: challengeState(data) });
    });
}

/** Sends a new code; tells what came of it. */
export function useResend(done: () => void, failed: (text: string) => void) {
  const dispatch = useAppDispatch();
  return async (challengeId: string) => {
    const refusal = await settleCall(dispatch(resendOtpResponse.load({ challengeId })), done);
    if (refusal) failed(refusal.message);
  };
}

export function useVerify(done: () => void) {
  const dispatch = useAppDispatch();
  return (body: VerifyToken) => settleCall(dispatch(verifyTokenResponse.load(body)), done);
}

export function useVerifyForgot(done: () => void) {
  const dispatch = useAppDispatch();
  return (body: VerifyToken) => settleCall(dispatch(verifyForgot.load(body)), done);
}

export const usePinToken = (): string | undefined => useCall(verifyTokenResponse).data?.data.pinToken;
export const useResetToken = (): string | undefined => useCall(verifyForgot).data?.data.resetToken;

/** Creates the first PIN: signed in, the one-time answers of the way here are forgotten. */
export function useCreatePin() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (body: CreatePin) =>
    settleCall(dispatch(pin.load(body)), () => {
      void navigate('/', { replace: true });
      for (const call of [registerResponse, verifyTokenResponse, resendOtpResponse]) dispatch(call.reset());
    });
}

/** Sets the new PIN; every session has ended, so signing in comes next. */
export function useSetPin(done: () => void) {
  const dispatch = useAppDispatch();
  return (body: SetPin) =>
    settleCall(dispatch(setPinResponse.load(body)), () => {
      done();
      for (const call of [forgotPinResponse, verifyForgot, resendOtpResponse]) dispatch(call.reset());
    });
}

/** The countries in the language that is shown, and how to ask again. */
export function useCountries() {
  const { lng } = useLanguage();
  const state = useLoaded(countries, undefined);
  const { refetch } = state;
  useEffect(() => {
    refetch();
  }, [lng, refetch]);
  return state;
}
