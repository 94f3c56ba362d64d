import { directionOf, useLanguage, useTranslation } from '@kado/i18n';
import {
  CHOICES,
  frameChanged,
  menuCollapsedChanged,
  skinChanged,
  useAppDispatch,
  useAppSelector,
  type FrameSettings,
} from '@kado/state';
import { useSetDirection } from '@kado/template-kit';
import { Segments, Swatches, Switch } from '@kado/template-ui';
import styles from './customizer.module.css';

type Chosen = 'contentWidth' | 'menu' | 'rowHeight' | 'navbar' | 'footer';
/** The options in the order of the page. */
const ORDER = {
  contentWidth: ['boxed', 'full'],
  menu: ['vertical', 'horizontal'],
  rowHeight: ['small', 'normal', 'tall'],
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  footer: ['sticky', 'static', 'hidden'],
} as const satisfies { [Key in Chosen]: readonly FrameSettings[Key][] };

function Choice({ name }: { name: Chosen }) {
  const { t } = useTranslation('template-shell');
  const dispatch = useAppDispatch();
  const layout = useAppSelector((state) => state.layout);
  const label = t(`customizer.${name}.label`);
  const words: (key: never) => string = t;
  const change = (value: string) => {
    // The semi-dark skin needs a side menu.
    if (value === 'horizontal' && layout.skin === 'semi-dark') dispatch(skinChanged('light'));
    dispatch(frameChanged({ [name]: value }));
  };
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      <Segments<string>
        wide
        label={label}
        value={layout[name]}
        onChange={change}
        options={ORDER[name].map((value) => ({ value, label: words(`customizer.${name}.${value}` as never) }))}
      />
    </div>
  );
}

function Switches() {
  const { t } = useTranslation('template-shell');
  const dispatch = useAppDispatch();
  const { lng } = useLanguage();
  const setDirection = useSetDirection();
  const { direction, menu, menuCollapsed, menuHidden } = useAppSelector((state) => state.layout);
  return (
    <>
      <Switch
        checked={menuCollapsed}
        disabled={menu === 'horizontal' || menuHidden}
        detail={t('customizer.collapsed.detail')}
        onChange={(on) => void dispatch(menuCollapsedChanged(on))}
      >
        {t('customizer.collapsed.label')}
      </Switch>
      <Switch
        checked={menuHidden}
        detail={t('customizer.hidden.detail')}
        onChange={(on) => void dispatch(frameChanged({ menuHidden: on }))}
      >
        {t('customizer.hidden.label')}
      </Switch>
      <Switch
        checked={directionOf(lng, direction) === 'rtl'}
        detail={t('customizer.rtl.detail')}
        onChange={(on) => void setDirection(on)}
      >
        {t('customizer.rtl.label')}
      </Switch>
    </>
  );
}

/** Menu, navbar, footer, content width and row height. */
export function FrameChoices() {
  const { t } = useTranslation('template-shell');
  const dispatch = useAppDispatch();
  const navbarColor = useAppSelector((state) => state.layout.navbarColor);
  return (
    <>
      <Choice name="contentWidth" />
      <Choice name="menu" />
      <Choice name="rowHeight" />
      <Switches />
      <hr className={styles.rule} />
      <Choice name="navbar" />
      <Swatches
        label={t('customizer.navbarColor')}
        value={navbarColor}
        onChange={(next) => void dispatch(frameChanged({ navbarColor: next }))}
        options={CHOICES.navbarColor.map((value) => ({ value, label: t(`colour.${value}`) }))}
      />
      <Choice name="footer" />
    </>
  );
}
