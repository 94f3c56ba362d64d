import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CreatePin, ForgotPin, Login, Registration, SetPin, VerifyToken } from '@kado/contracts';
import { returnPath } from '@kado/feature-kit';
import { useLanguage } from '@kado/i18n';
import {
  countries,
  forgotPinResponse,
  loginResponse,
  pin,
  profile,
  registerResponse,
  resendOtpResponse,
  setPinResponse,
  useAppDispatch,
  useAppSelector,
  useCall,
  useLoaded,
  verifyForgot,
  verifyTokenResponse,
} from '@kado/state';
import { challengeState } from './challenge.ts';
import { type Refusal, settleCall } from './settle-call.ts';

/** Wraps what follows an answer: it happens only while the page that sent the call is open, so that nobody is pulled back to a page they left. */
function useWhileOpen() {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  return <Args extends unknown[]>(next: (...args: Args) => void) =>
    (...args: Args): void => {
      if (open.current) next(...args);
    };
}

/** Signs in and opens the page that was asked for. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (values: Login) =>
    settleCall(dispatch(loginResponse.load(values)), () => void navigate(returnPath(search), { replace: true }));
}

/** Registers in the language on screen, and opens the page for the code. */
export function useRegister() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const whileOpen = useWhileOpen();
  const { lng } = useLanguage();
  return (values: Omit<Registration, 'languageCode'>) =>
    settleCall(
      dispatch(registerResponse.load({ ...values, languageCode: lng })),
      whileOpen(({ data }) => {
        dispatch(resendOtpResponse.reset());
        void navigate('/verify', { state: challengeState(data) });
      }),
    );
}

/** Requests a code for a new PIN. */
export function useForgotPin() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const whileOpen = useWhileOpen();
  return (values: ForgotPin) =>
    settleCall(
      dispatch(forgotPinResponse.load(values)),
      whileOpen(({ data }) => {
        dispatch(resendOtpResponse.reset());
        void navigate('/forgot-pin/verify', { state: challengeState(data) });
      }),
    );
}

/** Requests another code. */
export function useResend(done: () => void, failed: (refusal: Refusal) => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const whileOpen = useWhileOpen();
  const { pathname } = useLocation();
  return async (challengeId: string) => {
    const refusal = await settleCall(
      dispatch(resendOtpResponse.load({ challengeId })),
      whileOpen(({ data }) => {
        void navigate(pathname, { replace: true, state: challengeState(data) });
        done();
      }),
    );
    if (refusal) whileOpen(failed)(refusal);
  };
}

export function useVerify(done: () => void) {
  const dispatch = useAppDispatch();
  const whileOpen = useWhileOpen();
  return (body: VerifyToken) => settleCall(dispatch(verifyTokenResponse.load(body)), whileOpen(done));
}

export function useVerifyForgot(done: () => void) {
  const dispatch = useAppDispatch();
  const whileOpen = useWhileOpen();
  return (body: VerifyToken) => settleCall(dispatch(verifyForgot.load(body)), whileOpen(done));
}

export const usePinToken = (): string | undefined => useCall(verifyTokenResponse).data?.data.pinToken;
export const useResetToken = (): string | undefined => useCall(verifyForgot).data?.data.resetToken;

/** Creates the first PIN and signs in; the one-time answers of the registration are forgotten. */
export function useCreatePin() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (body: CreatePin) =>
    settleCall(dispatch(pin.load(body)), () => {
      void navigate('/', { replace: true });
      for (const call of [registerResponse, verifyTokenResponse, resendOtpResponse]) dispatch(call.reset());
    });
}

/** Sets the new PIN; every session of the account has ended, so signing in comes next. */
export function useSetPin(done: () => void) {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(({ session }) => session.status === 'user');
  return (body: SetPin) =>
    settleCall(dispatch(setPinResponse.load(body)), async () => {
      // Whether this tab's session is one of them, its next response tells: a 401 ends it here.
      if (signedIn) await settleCall(dispatch(profile.load()), () => undefined);
      done();
      for (const call of [forgotPinResponse, verifyForgot, resendOtpResponse]) dispatch(call.reset());
    });
}

/** The countries in the language on screen. */
export function useCountries() {
  const { lng } = useLanguage();
  const state = useLoaded(countries, undefined);
  const { refetch } = state;
  useEffect(() => {
    refetch();
  }, [lng, refetch]);
  return state;
}
