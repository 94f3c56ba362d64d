import { checkoutResponse, contactForm, sendEmailReceiptResponse, uploadFileResponse } from './app.ts';
import {
  forgotPinResponse,
  loginResponse,
  pin,
  registerResponse,
  resendOtpResponse,
  setPinResponse,
  verifyForgot,
  verifyTokenResponse,
} from './auth.ts';

/** Resets one call to its initial state and cancels it if it is running. */
export const resetRegister = registerResponse.reset;
export const resetVerifyToken = verifyTokenResponse.reset;
export const resetCreatePin = pin.reset;
export const resetLogin = loginResponse.reset;
export const resetForgotPin = forgotPinResponse.reset;
export const resetVerifyForgotPin = verifyForgot.reset;
export const resetSetForgotPin = setPinResponse.reset;
export const resetResendOtp = resendOtpResponse.reset;
export const resetContactForm = contactForm.reset;
export const resetCheckout = checkoutResponse.reset;
export const resetUploadFile = uploadFileResponse.reset;
export const resetEmailReceipt = sendEmailReceiptResponse.reset;
