/** The platform that browsers, Node and workers share. Without types of DOM and Node the compiler refuses `document` and `process`. */
declare class URL {
  constructor(url: string, base?: string);
  readonly href: string;
  readonly origin: string;
  protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly searchParams: URLSearchParams;
  hash: string;
}

declare class URLSearchParams {
  constructor(
    init?:
      | string
      | URLSearchParams
      | Readonly<Record<string, string>>
      | readonly (readonly [string, string])[],
  );
  append(name: string, value: string): void;
  delete(name: string): void;
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
  [Symbol.iterator](): Iterator<[string, string]>;
}
