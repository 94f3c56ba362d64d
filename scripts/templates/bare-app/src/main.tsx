import * as client from '@kado/api-client';
import * as contracts from '@kado/contracts';
import * as kit from '@kado/feature-kit';
import * as i18n from '@kado/i18n';
import * as state from '@kado/state';
import * as ui from '@kado/ui';
import { createRoot } from 'react-dom/client';

const rooms = { client, contracts, kit, i18n, state, ui };
const mock = () => import('@kado/mock-data/browser');

function App() {
  return (
    <ul>
      {Object.entries(rooms).map(([name, room]) => (
        <li key={name}>
          {name}: {Object.keys(room).length}
        </li>
      ))}
    </ul>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<App />);
void mock().then((room) => document.body.append(String(Object.keys(room).length)));
