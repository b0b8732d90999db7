/** Which exports the programs that run can come to, statement by statement, re-exports followed. */
import type { Mentions, Module, Origin } from './readModule';

export interface Programs {
  readonly modules: ReadonlyMap<string, Module>;
  /** The file behind an import; undefined for packages and files that are no programs. */
  readonly resolve: (from: string, specifier: string) => string | undefined;
}

/** A top-level name of a file, as `file#name`. */
type Place = string;
export const placeOf = (file: string, name: string): Place => `${file}#${name}`;

/** Where an exported name is declared; undefined where it is not ours. */
export function findDeclaration(
  { modules, resolve }: Programs,
  file: string,
  name: string,
): Place | undefined {
  const module = modules.get(file);
  const given = module?.exports.get(name);
  if (given !== undefined && typeof given !== 'string') {
    const next = resolve(file, given.specifier);
    return next && findDeclaration({ modules, resolve }, next, given.name);
  }
  const local = given ?? name;
  const taken = module?.imports.get(local);
  if (taken) {
    const next = resolve(file, taken.specifier);
    return next && findDeclaration({ modules, resolve }, next, taken.name);
  }
  if (module?.declarations.has(local)) return placeOf(file, local);
  for (const origin of module?.exports.values() ?? []) {
    if (typeof origin === 'string' || origin.name !== '*') continue;
    const next = resolve(file, origin.specifier);
    const found = next && findDeclaration({ modules, resolve }, next, name);
    if (found) return found;
  }
  return undefined;
}

/** Every place that is come to from the whole of the given files, and from the given places. */
export function reach(
  programs: Programs,
  roots: readonly string[],
  places: readonly Place[] = [],
): ReadonlySet<Place> {
  const walk = new Walk(programs);
  for (const file of roots) walk.comeToFile(file);
  for (const place of places) walk.comeToPlace(place);
  return walk.reached;
}

class Walk {
  readonly reached = new Set<Place>();
  readonly #loaded = new Set<string>();

  constructor(readonly programs: Programs) {}

  /** A program that runs by itself: each of its statements does. */
  comeToFile(file: string): void {
    this.#load(file);
    for (const name of this.#module(file)?.declarations.keys() ?? []) this.#comeTo(file, name);
    this.#comeToAll(file);
  }

  comeToPlace(place: Place): void {
    const [file = '', name = ''] = place.split('#');
    this.#comeTo(file, name);
  }

  #module(file: string): Module | undefined {
    return this.programs.modules.get(file);
  }

  /** What a module does by being loaded. */
  #load(file: string): void {
    if (this.#loaded.has(file)) return;
    this.#loaded.add(file);
    for (const effect of this.#module(file)?.effects ?? []) this.#follow(file, effect);
  }

  #follow(file: string, { identifiers, loaded }: Mentions): void {
    for (const name of identifiers) this.#comeTo(file, name);
    for (const specifier of loaded) this.#comeToAll(this.programs.resolve(file, specifier));
  }

  #comeTo(file: string, name: string): void {
    const origin = this.#module(file)?.imports.get(name);
    if (origin) {
      this.#comeToOrigin(file, origin);
      return;
    }
    const declaration = this.#module(file)?.declarations.get(name);
    const place = placeOf(file, name);
    if (!declaration || this.reached.has(place)) return;
    this.reached.add(place);
    this.#load(file);
    this.#follow(file, declaration);
  }

  #comeToOrigin(file: string, { specifier, name }: Origin): void {
    const target = this.programs.resolve(file, specifier);
    if (name === '*') this.#comeToAll(target);
    else if (target) this.#comeToExport(target, name);
  }

  #comeToExport(file: string, name: string): void {
    this.#load(file);
    const place = findDeclaration(this.programs, file, name);
    if (place) this.comeToPlace(place);
  }

  #comeToAll(file: string | undefined): void {
    if (!file) return;
    this.#load(file);
    for (const [name, origin] of this.#module(file)?.exports ?? [])
      if (typeof origin === 'string') this.#comeToExport(file, name);
      else this.#comeToOrigin(file, origin);
  }
}
