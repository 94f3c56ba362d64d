import type { OpenedGift } from '@kado/contracts';
import { useErrorText, useWhileOpen } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { challengeState, useHeldChallenge } from '@kado/product-ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOpenGiftMutation, useSendGiftCodeMutation } from '../api/gifts.ts';

type Failure = { code?: string; data?: Readonly<Record<string, unknown>> };

/** The number of tries left after a wrong one-time code; undefined for other failures. */
function triesLeft(error: unknown): number | undefined {
  const { code, data } = (error ?? {}) as Failure;
  return code === 'CODE_INVALID' ? Number(data?.['attemptsLeft'] ?? 0) : undefined;
}

/** Opens a gift: a one-time code is mailed and entered. The history state keeps the challenge through a reload, but never the gift card's code. */
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

  /** Requests a one-time code by e-mail; returns whether it was sent. */
  const send = async () => {
    const answer = await sendCode(link);
    if ('data' in answer && answer.data) await keep(challengeState(answer.data));
    setError('error' in answer && answer.error ? textOf(answer.error) : undefined);
    return 'data' in answer && answer.data !== undefined;
  };
  /** Opens the gift with the one-time code; returns true only if the server says that the code is wrong. */
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
