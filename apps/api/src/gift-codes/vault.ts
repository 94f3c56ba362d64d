import { createEncryption, type EncryptionKeys } from '../crypto/encryption.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import type { SealedGift, SealedLink } from './stored-gift.ts';

/** Seals codes of gift cards and the tokens of their links, each for one item; what is sealed for one cannot be opened for another. */
export type GiftVault = {
  /** What is stored when a gift card is delivered. */
  seal: (itemId: string, code: string) => SealedGift;
  /** A new link for its recipient. */
  newLink: (itemId: string) => SealedLink;
  code: (itemId: string, sealed: string) => string;
  token: (itemId: string, sealed: string) => string;
  /** The same code under the current key; undefined if it is under it already. */
  renewedCode: (itemId: string, sealed: string) => string | undefined;
};

export function createGiftVault(keys: EncryptionKeys): GiftVault {
  const { encrypt, decrypt, renew } = createEncryption(keys, 'gift');
  const newLink = (itemId: string): SealedLink => {
    const token = newToken();
    return { hash: hashToken(token), sealed: encrypt(token, `link ${itemId}`) };
  };
  return {
    newLink,
    seal: (itemId, code) => ({ code: encrypt(code, `code ${itemId}`), link: newLink(itemId) }),
    code: (itemId, sealed) => decrypt(sealed, `code ${itemId}`),
    token: (itemId, sealed) => decrypt(sealed, `link ${itemId}`),
    renewedCode: (itemId, sealed) => renew(sealed, `code ${itemId}`),
  };
}
