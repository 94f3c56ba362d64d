import { LANGUAGES, type Language } from '@kado/contracts';
import { http, HttpResponse } from 'msw/http';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The languages of the interface. */
export const languageHandlers = () => [
  http.get('/api/languages/data', () => {
    const data: Language[] = LANGUAGES.map((language) => ({ ...language, name: names.of(language.code) ?? language.code }));
    return HttpResponse.json({ data });
  }),
];
