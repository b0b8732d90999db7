import { createHash } from 'node:crypto';
import type { Compiler, Module } from 'webpack';

const name = 'PortablePlugin';
/** A program that federation writes for each build; its name is a digest of absolute paths. */
const federationProgram = /[\\/]\.federation[\\/]entry\.\w+\.js$/;
/** Modules that federation makes; their identifiers hold absolute paths, among other words, where webpack does not find them. */
const federationModule = /^(container entry|provide module) /;

/** The same sources give the same bytes on every machine, with source maps and without. */
export function portablePlugin(compiler: Compiler): void {
  // Also ids of federation's modules, whose names hold absolute paths.
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.beforeModuleIds.tap(name, (modules) => {
      for (const module of modules) {
        const portable = portableNameOf(module, compiler.context);
        if (portable !== undefined) {
          compilation.chunkGraph.setModuleId(
            module,
            createHash('sha256')
              .update(portable)
              .digest('base64url')
              .slice(0, 4),
          );
        }
      }
    });
  });
}

function portableNameOf(module: Module, context: string): string | undefined {
  if (federationProgram.test(module.nameForCondition() ?? '')) {
    return 'federation program';
  }
  if (federationModule.test(module.identifier())) {
    return module.libIdent({ context }) ?? undefined;
  }
  return undefined;
}
