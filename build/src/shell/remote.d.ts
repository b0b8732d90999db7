/** The remote that a shell build is for; webpack resolves `#remote` to its `src` folder. */
declare module '#remote/shell' {
  export function renderShell(): string;
}
declare module '#remote/styles' {
  export const styles: readonly unknown[];
}
