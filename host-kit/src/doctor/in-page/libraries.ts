import { readGlobal } from './readGlobal';

interface Library {
  readonly name: string;
  /** The global by which it is known. */
  readonly global: string;
  /** Where it says its version, if it does: in one place, or in parts. */
  readonly version?: readonly string[];
}

/** Libraries of old pages that change built-ins or bring a loader of their own. */
const libraries: readonly Library[] = [
  { name: 'Prototype', global: 'Prototype', version: ['Prototype.Version'] },
  { name: 'MooTools', global: 'MooTools', version: ['MooTools.version'] },
  { name: 'jQuery', global: 'jQuery.fn', version: ['jQuery.fn.jquery'] },
  { name: 'YUI', global: 'YUI', version: ['YUI.version'] },
  { name: 'Sugar', global: 'Sugar' },
  { name: 'RequireJS', global: 'requirejs', version: ['requirejs.version'] },
  { name: 'Ext JS', global: 'Ext', version: ['Ext.version'] },
  {
    name: 'Dojo',
    global: 'dojo',
    version: ['dojo.version.major', 'dojo.version.minor', 'dojo.version.patch'],
  },
  { name: 'ASP.NET AJAX', global: 'Sys.WebForms' },
];

export const findLibraries = (): readonly string[] =>
  libraries.filter(({ global }) => Boolean(readGlobal(global))).map(describe);

function describe({ name, version = [] }: Library): string {
  const parts = version.map(readGlobal).filter(isPart);
  return parts.length > 0 ? `${name} ${parts.join('.')}` : name;
}

const isPart = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';
