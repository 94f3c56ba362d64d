import { Country, CountryQuery, dataOf, Language, Network, NetworkQuery } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { PUBLIC_LIST } from '../http/public-list.ts';
import { withDetectedFirst } from './network-detection.ts';

/** Response types do not accept read-only lists. */
const shown = <Row>(list: readonly Row[]): Row[] => list as Row[];

/** Public lists, returned without paging. */
export const referenceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { reference } = app;

  app.get(
    '/countries',
    {
      ...PUBLIC_LIST,
      schema: {
        operationId: 'listCountries',
        summary: 'All countries, named in the requested language',
        querystring: CountryQuery,
        response: { 200: dataOf(z.array(Country)) },
      },
    },
    async ({ query, language }) => {
      reference.requireLoaded(query.supports);
      return { data: shown(reference.countries(language, query.supports)) };
    },
  );

  app.get(
    '/languages',
    {
      ...PUBLIC_LIST,
      schema: {
        operationId: 'listLanguages',
        summary: 'The languages of the product',
        response: { 200: dataOf(z.array(Language)) },
      },
    },
    async ({ language }) => ({
      data: shown(reference.languages(language)),
    }),
  );

  app.get(
    '/networks',
    {
      ...PUBLIC_LIST,
      schema: {
        operationId: 'listNetworks',
        summary: 'All mobile networks; with a phone number the detected one is first',
        querystring: NetworkQuery,
        response: { 200: dataOf(z.array(Network)) },
      },
    },
    async ({ query }) => {
      const { countryIso, phone } = query;
      reference.requireLoaded('topup');
      const list = countryIso ? reference.networks.filter((network) => network.countryIso === countryIso) : reference.networks;
      return { data: shown(withDetectedFirst(list, phone ? await reference.detect(phone) : undefined)) };
    },
  );
};
