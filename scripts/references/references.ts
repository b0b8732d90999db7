/** Every file of docs/reference, and what it is made by. */
import { renderHostPage } from './host/hostPage';
import { renderOpenApi } from './host/openApi';

export interface Reference {
  /** From the root. */
  readonly file: string;
  render(): string | Promise<string>;
}

export const references: readonly Reference[] = [
  { file: 'docs/reference/host.md', render: renderHostPage },
  { file: 'docs/reference/openapi.json', render: renderOpenApi },
];
