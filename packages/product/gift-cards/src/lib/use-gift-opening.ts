import type { OpenedGift } from '@kado/contracts';
import { useErrorText, useWhileOpen } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { challengeState, useHeldChallenge } from '@kado/product-ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOpenGiftMutation, useSendGiftCodeMutation } from '../api/gifts.ts';

type Failure = { code?: string; data?: Readonly<Record<string, unknown>> };

/** The tries that a wrong one-time code leaves; undefined for other failures. */
export function triesLeft(error: unknown): number | undefined {
  const { code, data } = (error ?? {}) as Failure;
  return code === 'CODE_INVALID' ? Number(data?.['attemptsLeft'] ?? 0) : undefined;
}

/** The way from a gift's link to its code: a one-time code is mailed and entered. Its challenge survives a reload in the history's state; the gift's code does not. */
export function useGiftOpening(link: string) {
  const { t } = useTranslation('product-gift-cards');
  const textOf = useErrorText();
  const location = useLocation();
  const navigate = useNavigate();
  const held = useHeldChallenge(location.state);
  const whileOpen = useWhileOpen();
  const keep = whileOpen((state: unknown) => navigate(location, { replace: true, preventScrollReset: true, state }));
  const [opened, setOpened] = useState<OpenedGift>();
  const [error, setError] = useState<string>();
  const [sendCode, sending] = useSendGiftCodeMutation();
  const [openGift, opening] = useOpenGiftMutation();

  /** Mails a code; returns whether one is on its way. */
  const send = async () => {
    const answer = await sendCode(link);
    if ('data' in answer && answer.data) await keep(challengeState(answer.data));
    setError('error' in answer && answer.error ? textOf(answer.error) : undefined);
    return 'data' in answer && answer.data !== undefined;
  };
  /** Opens the gift with the code; returns whether it was wrong, which only the server can say. */
  const open = async (token: string) => {
    if (!held) return false;
    const answer = await openGift({ link, challengeId: held.challenge.id, token });
    if ('data' in answer && answer.data) {
      setOpened(answer.data);
      await keep(null);
      return false;
    }
    const left = triesLeft(answer.error);
    setError(left === undefined ? textOf(answer.error) : left > 0 ? t('gift.left', { count: left }) : t('gift.leftNone'));
    return left !== undefined;
  };
  return { held, opened, error, setError, send, open, sending: sending.isLoading, opening: opening.isLoading };
}

/** The result of useGiftOpening. */
export type GiftOpening = ReturnType<typeof useGiftOpening>;
