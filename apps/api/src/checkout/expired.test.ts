import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { pay, person, quoteFor, topup } from '../../test/people.ts';

withDatabases('M7 An expired quote', (make) => {
  it.each(['can no longer be sold', 'wait for the list of what is sold'])(
    'is reported as expired, without a new quote, when its items %s',
    async (why) => {
      const { app, call, clock } = await make();
      const ada = await person(app);
      const { id } = await quoteFor(call, ada, [topup(app)]);
      if (why === 'can no longer be sold') app.reference.replaceNetworks([]);
      else app.reference.awaitLoad('topup');
      clock.advance(601);
      const { status, failure } = await pay(app, call, ada, id);
      expect([status, failure.code, failure.fields, failure['quote']]).toEqual([409, 'QUOTE_EXPIRED', undefined, undefined]);
    },
  );
});
