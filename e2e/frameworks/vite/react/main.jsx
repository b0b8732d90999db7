import { SiteFooter, SiteHeader } from '@mortgage-page-shell/page-kit/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const options = { account: 'none' };
const isTag = location.pathname.includes('tag');

function App() {
  const [route, setRoute] = useState(0);
  return (
    <div key={route}>
      {isTag ? (
        <div id="site-header" />
      ) : (
        <SiteHeader origin="HEADER_ORIGIN" options={options} />
      )}
      <h1>Route {route}</h1>
      <button onClick={() => setRoute(route + 1)}>Next</button>
      {isTag ? (
        <div id="site-footer" />
      ) : (
        <SiteFooter origin="FOOTER_ORIGIN" options={options} />
      )}
    </div>
  );
}

createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
