import 'page-kit/elements';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';

const root = document.querySelector('#app')!;
const host = JSON.parse(
  document.querySelector('#host')!.textContent,
) as Parameters<typeof App>[0];
hydrateRoot(root, <App {...host} />);
