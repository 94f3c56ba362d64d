export { accountOf, templateLogin, templateLogout, templateSession } from './session.ts';
