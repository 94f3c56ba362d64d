import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { Services } from '../store/services.ts';

/** Signs out: in this browser at once, then at the server. Resolves when the server has responded or cannot be reached. */
export const logout =
  (): ThunkAction<Promise<void>, unknown, Services, UnknownAction> =>
  async (_dispatch, _getState, { api, session }) => {
    const token = session.token();
    session.end('logout');
    await api.auth.logout(token).then(
      () => undefined,
      () => undefined,
    );
  };
