import * as client from '@kado/api-client';
import * as contracts from '@kado/contracts';
import * as kit from '@kado/feature-kit';
import * as i18n from '@kado/i18n';
import * as state from '@kado/state';
import * as ui from '@kado/ui';
import { createRoot } from 'react-dom/client';
import { Invoices } from './invoices';

const rooms = { client, contracts, kit, i18n, state, ui };

function App() {
  return (
    <ui.KadoTheme variant="template" skin="light" direction="ltr">
      <ul>
        {Object.entries(rooms).map(([name, room]) => (
          <li key={name}>
            {name}: {Object.keys(room).length}
          </li>
        ))}
      </ul>
      <Invoices />
    </ui.KadoTheme>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<App />);
