import { hostActions } from 'mortgage-domain/host/hostActions';
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import { hostPaths } from 'mortgage-domain/host/hostPaths';

export const hostOperations: readonly (readonly [string, HostOperation])[] = [
  ...Object.entries<HostOperation>(hostPaths),
  ...Object.entries<HostOperation>(hostActions),
];

export const identityTexts: Readonly<
  Record<HostOperation['identity'], string>
> = {
  cookie: "the browser's cookie",
  caller: "the visitor's token, as `caller` in the input",
  none: 'none: neither cookie nor token is needed',
};
