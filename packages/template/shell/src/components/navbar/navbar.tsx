import { Bell } from './notifications-button.tsx';
import { Cart } from './cart-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Marks } from './bookmarks.tsx';
import styles from './navbar.module.css';
import { SearchButton } from './search-button.tsx';
import { SkinButton } from './skin-button.tsx';
import { CustomizerButton, ToolButtons } from './tool-buttons.tsx';
import { UserMenu } from './user-menu.tsx';

/** The navbar's first half: bookmarks and search. */
export function BarStart() {
  return (
    <>
      <Marks />
      <SearchButton />
    </>
  );
}

/** The navbar's second half; on a phone the user menu has what there is no room for. */
export function BarEnd() {
  return (
    <>
      <span className={styles.wide}>
        <LanguageMenu />
        <SkinButton />
        <CustomizerButton />
        <span className={styles.rule} />
        <ToolButtons />
        <Cart />
      </span>
      <Bell />
      <UserMenu />
    </>
  );
}
