import type { Page } from '@playwright/test';

const named = ['link', 'button', 'heading', 'tab'];

/** A letter or digit on both sides, or an opening bracket, as in "Inbox3new" or "Call today(800)". */
const isJoined = (one: string, next: string): boolean =>
  /[\p{L}\p{N}]$/u.test(one) && /^[\p{L}\p{N}(]/u.test(next);

/**
 * Returns links, buttons and headings whose texts a screen reader reads as one word. It reads the texts of the browser's
 * accessibility tree, from which a flex box has dropped the spaces at the edges of its items; the names in that tree have
 * spaces all the same.
 */
export async function joinedNames(page: Page): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  type Node = (typeof nodes)[number];
  const textsOf = (node: Node): readonly string[] =>
    node.role?.value === 'StaticText'
      ? [String(node.name?.value)]
      : (node.childIds ?? [])
          .flatMap((id) => byId.get(id) ?? [])
          .flatMap(textsOf);

  return nodes
    .filter(({ role }) => named.includes(String(role?.value)))
    .map(textsOf)
    .filter((texts) =>
      texts.some((text, index) => isJoined(text, texts[index + 1] ?? '')),
    )
    .map((texts) => texts.join('|'));
}
