/** A page of a React application with a router of its own: header and footer of page-kit by component or by element. */
import { StrictMode, useState } from 'react';
import { SiteFooter, SiteHeader } from 'page-kit/react';

interface Host {
  readonly way: 'component' | 'element';
  /** Static origins of the two remotes. */
  readonly origins: readonly [header: string, footer: string];
  readonly shell?: string;
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- React declares elements so.
  namespace React.JSX {
    interface IntrinsicElements {
      'mortgage-header': { readonly origin: string };
      'mortgage-footer': { readonly origin: string };
    }
  }
}

/** Each route mounts its header afresh, as a page without a layout does. */
export function App({ way, origins: [top, bottom], shell }: Host) {
  const [route, setRoute] = useState(0);
  return (
    <StrictMode>
      <div key={route}>
        {way === 'component' ? (
          <SiteHeader
            origin={top}
            shell={shell}
            options={{ breakpoint: 900 }}
          />
        ) : (
          <mortgage-header origin={top} />
        )}
        <h1>Route {route}</h1>
        <button onClick={() => setRoute(route + 1)}>Next</button>
        {way === 'component' ? (
          <SiteFooter origin={bottom} />
        ) : (
          <mortgage-footer origin={bottom} />
        )}
      </div>
    </StrictMode>
  );
}
