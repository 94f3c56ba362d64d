import { recover } from './reload.ts';

type Words = { title: string; text: string; button: string };
// The words file may be the one that is missing, so these few are part of the script.
const WORDS = {
  en: {
    title: 'Kado could not open',
    text: 'Please check your connection. Your cart and your money are safe.',
    button: 'Reload the page',
  },
  fr: {
    title: 'Kado n’a pas pu s’ouvrir',
    text: 'Vérifiez votre connexion. Votre panier et votre argent sont en sécurité.',
    button: 'Recharger la page',
  },
  de: {
    title: 'Kado ließ sich nicht öffnen',
    text: 'Bitte prüfen Sie die Verbindung. Ihr Warenkorb und Ihr Geld sind sicher.',
    button: 'Seite neu laden',
  },
  pt: {
    title: 'Não foi possível abrir o Kado',
    text: 'Verifique a sua ligação. O seu carrinho e o seu dinheiro estão seguros.',
    button: 'Recarregar a página',
  },
  ar: { title: 'تعذّر فتح Kado', text: 'يُرجى التحقق من الاتصال. السلة والأموال في أمان.', button: 'إعادة تحميل الصفحة' },
} satisfies Record<string, Words>;

const element = (tag: string, text: string) => Object.assign(document.createElement(tag), { textContent: text });

/** Turns the loading screen into an error screen; after a deployment it first tries one reload. */
export function showFailure(error: unknown, reload = () => location.reload()): void {
  if (recover(error, reload) === 'reloading') return;
  delete document.documentElement.dataset['prerendered'];
  const screen = document.getElementById('loading');
  const lng = document.documentElement.lang;
  const words = WORDS[lng in WORDS ? (lng as keyof typeof WORDS) : 'en'];
  if (lng === 'ar') document.documentElement.dir = 'rtl';
  const button = element('button', words.button) as HTMLButtonElement;
  button.type = 'button';
  button.addEventListener('click', () => reload());
  const alert = document.createElement('div');
  alert.className = 'failure';
  alert.setAttribute('role', 'alert');
  alert.append(element('h2', words.title), element('p', words.text), button);
  screen?.querySelector('.dots')?.replaceWith(alert);
  // Error monitoring hears of it, too.
  reportError(error);
}
