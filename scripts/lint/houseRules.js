/** An oxlint plugin: the rules of this repository that oxlint lacks. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const { workspaces } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);
const roomOf = (file) => path.relative(root, file).split(path.sep)[0];

const importsByName = (report, filename) => {
  const check = ({ source }) => {
    if (!String(source?.value).startsWith('../')) {
      return;
    }
    const room = roomOf(path.resolve(path.dirname(filename), source.value));
    if (workspaces.includes(room) && room !== roomOf(filename)) {
      report(
        source,
        'Import another workspace by its name, through its package.json#exports.',
      );
    }
  };
  return {
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  };
};

const ownClasses = (report) => ({
  "BinaryExpression[operator='instanceof'] > Identifier.right[name=/^(Element|Event)$/]"(
    node,
  ) {
    report(
      node,
      'Old libraries replace Element and Event (F46, F47): use HTMLElement.',
    );
  },
});

/** Attributes that a browser shows or reads out. */
const shown =
  '/^(aria-(label|roledescription|description|placeholder)|alt|title|label|placeholder)$/';

const wordsInMessages = (report, filename) => {
  // A new remote has no messages yet.
  if (!existsSync(path.join(root, roomOf(filename), 'messages'))) {
    return {};
  }
  const check = (node) => {
    // "NMLS#" is the same in every language.
    if (/\p{L}/u.test(node.value) && !/NMLS#/.test(node.value)) {
      report(node, 'Words of a view are in messages/<language>.json.');
    }
  };
  return {
    JSXText: check,
    [`JSXAttribute[name.name=${shown}] Literal:not(CallExpression > *)`]: check,
  };
};

const toRule = (create) => ({
  create: (context) =>
    create((node, message) => {
      context.report({ node, message });
    }, context.filename),
});

export default {
  meta: { name: 'house' },
  rules: {
    'imports-by-name': toRule(importsByName),
    'own-classes': toRule(ownClasses),
    'words-in-messages': toRule(wordsInMessages),
  },
};
