export class NativesPlugin {
  constructor(settings?: { readonly exclude?: RegExp });
  apply(compiler: unknown): void;
}
export function redirect(program: string): string;
