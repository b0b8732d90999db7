/** Fields of a form that works without script: what was typed stays, and each problem stands at its field. */
import { selectPlaceholder } from 'mortgage-domain/leads/leadRole';

export interface FieldDefinition<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly kind: 'text' | 'date' | 'select' | 'radio' | 'textarea';
  /** Value and text; a group where the values of one belong together. */
  readonly choices?: readonly Choice[];
  readonly groups?: readonly { readonly label: string; readonly choices: readonly Choice[] }[];
  readonly inputMode?: 'decimal' | 'text';
  readonly required?: boolean;
}
type Choice = readonly [value: string, text: string];

export interface FormField extends FieldDefinition<string> {
  readonly value: string;
  readonly problem: string | undefined;
  /** Text of a choice that is not made (ENM-16). */
  readonly placeholder: string;
}

export const toFormFields = <Name extends string>(
  definitions: readonly FieldDefinition<Name>[],
  values: Readonly<Record<Name, string>>,
  problems: Readonly<Partial<Record<string, string>>>,
): readonly FormField[] =>
  definitions.map((definition) => ({
    ...definition,
    value: values[definition.name],
    problem: problems[definition.name],
    placeholder: selectPlaceholder,
  }));
