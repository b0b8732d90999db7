/** The remote that a shell build is for; webpack resolves `#remote` to its `src` folder. */
declare module '#remote/remote' {
  import type { RemoteDefinition } from 'remote-kit/remote';

  export const remote: RemoteDefinition;
}
declare module '#remote/view' {
  import type { RemoteView } from 'remote-kit/remote';

  export const view: RemoteView;
}
declare module '#remote/site' {
  import type { SiteFile } from 'mortgage-domain/site-file/siteFile';

  export const toPart: (site: SiteFile) => object;
}
declare module '#remote/styles' {
  import type { ShellStyles } from 'remote-kit/remote';

  const sheets: ShellStyles;
  export = sheets;
}
