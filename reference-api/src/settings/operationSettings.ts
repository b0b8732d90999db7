/** How the process is run: where it listens, how long it waits, how it ends. docs/operating.md says when to change what. */
import { oneOrigin, optionalText, setting, wholeNumber } from './values';

export interface OperationSettings {
  readonly listenHost: string;
  /** 0: no figures are served. */
  readonly metricsPort: number;
  /** Where the published files are, by the browser; undefined: this process serves them. */
  readonly staticOrigin?: string;
  /** Where they are by this server, if that is another address. */
  readonly shellOrigin?: string;
  readonly requestTimeoutSeconds: number;
  readonly shutdownDelaySeconds: number;
  readonly shutdownDeadlineSeconds: number;
}

const mostSeconds = 3600;

export const operationVariables = {
  LISTEN_HOST: setting(
    'the address that is listened at: `0.0.0.0` for a container, where a proxy of another machine is to reach it',
    optionalText,
    { default: '127.0.0.1' },
  ),
  METRICS_PORT: setting(
    'a port of its own for `/metrics`, `/healthz` and `/readyz`; 0 is none. It is not for the public: let no proxy lead to it',
    wholeNumber('METRICS_PORT', 0, 65_535, 0),
  ),
  STATIC_ORIGIN: setting(
    'where a server or CDN has the published files (docs/operating.md); without it this process serves those of `DATA_DIR`',
    oneOrigin,
  ),
  SHELL_ORIGIN: setting(
    'where this process itself fetches shells, if `STATIC_ORIGIN` is an address for browsers alone',
    oneOrigin,
  ),
  REQUEST_TIMEOUT_SECONDS: setting(
    'a request has to have arrived by then, with its body',
    wholeNumber('REQUEST_TIMEOUT_SECONDS', 20, mostSeconds),
  ),
  SHUTDOWN_DELAY_SECONDS: setting(
    'from the signal to end (then `/readyz` says no) to the last new connection: as long as the load balancer needs to notice',
    wholeNumber('SHUTDOWN_DELAY_SECONDS', 0, mostSeconds, 0),
  ),
  SHUTDOWN_DEADLINE_SECONDS: setting(
    'what is not answered so long after that is cut',
    wholeNumber('SHUTDOWN_DEADLINE_SECONDS', 10, mostSeconds),
  ),
};

interface GivenOperation {
  readonly LISTEN_HOST: string;
  readonly METRICS_PORT: number;
  readonly STATIC_ORIGIN: string;
  readonly SHELL_ORIGIN: string;
  readonly REQUEST_TIMEOUT_SECONDS: number;
  readonly SHUTDOWN_DELAY_SECONDS: number;
  readonly SHUTDOWN_DEADLINE_SECONDS: number;
}

export const toOperationSettings = (given: GivenOperation): OperationSettings => ({
  listenHost: given.LISTEN_HOST || '127.0.0.1',
  metricsPort: given.METRICS_PORT,
  staticOrigin: given.STATIC_ORIGIN || undefined,
  shellOrigin: given.SHELL_ORIGIN || given.STATIC_ORIGIN || undefined,
  requestTimeoutSeconds: given.REQUEST_TIMEOUT_SECONDS,
  shutdownDelaySeconds: given.SHUTDOWN_DELAY_SECONDS,
  shutdownDeadlineSeconds: given.SHUTDOWN_DEADLINE_SECONDS,
});
