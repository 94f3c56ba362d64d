import { NotificationsButton } from './notifications-button.tsx';
import { CartButton } from './cart-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Bookmarks } from './bookmarks.tsx';
import styles from './navbar.module.css';
import { SearchButton } from './search-button.tsx';
import { SkinButton } from './skin-button.tsx';
import { CustomizerButton, ToolButtons } from './tool-buttons.tsx';
import { UserMenu } from './user-menu.tsx';

/** The navbar's first half: bookmarks and search. */
export function NavbarStart() {
  return (
    <>
      <Bookmarks />
      <SearchButton />
    </>
  );
}

/** The navbar's second half; on a phone most of it moves into the account menu. */
export function NavbarEnd() {
  return (
    <>
      <span className={styles.wide}>
        <LanguageMenu />
        <SkinButton />
        <CustomizerButton />
        <span className={styles.rule} />
        <ToolButtons />
        <CartButton />
      </span>
      <NotificationsButton />
      <UserMenu />
    </>
  );
}
