/** The gallery as one page: groups, in them screens, in them their pictures from narrow to wide. */
import type { Taken } from './takePictures';

export function galleryPage(taken: readonly Taken[]): string {
  const groups = groupBy(taken, ({ shot }) => shot.group);
  const contents = [...groups.keys()].map(
    (group) => `<a href="#${group}">${toText(group.replaceAll('-', ' '))}</a>`,
  );
  const sections = [...groups].map(
    ([group, own]) =>
      `<section id="${group}"><h2>${toText(group.replaceAll('-', ' '))}</h2>${toScreens(own)}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery</title>
<link rel="stylesheet" href="gallery.css">
</head>
<body>
<header><h1>Gallery</h1><p>${taken.length} pictures</p><nav>${contents.join('\n')}</nav></header>
${toFaults(taken)}
${sections.join('\n')}
</body>
</html>
`;
}

function toFaults(taken: readonly Taken[]): string {
  const faulty = taken.filter(({ fault }) => fault);
  if (faulty.length === 0) return '';
  const lines = faulty.map(
    ({ file, fault = '' }) => `<li><a href="${file}">${file}</a>: ${toText(fault)}</li>`,
  );
  return `<section><h2>Faults</h2><ul>${lines.join('\n')}</ul></section>`;
}

const toScreens = (taken: readonly Taken[]): string =>
  [...groupBy(taken, ({ shot }) => shot.name)]
    .map(
      ([name, own]) =>
        `<article><h3>${toText(name.replaceAll('-', ' '))}</h3><p>${toText(own[0]?.shot.title ?? '')}</p><div>${own
          .map(toPicture)
          .join('\n')}</div></article>`,
    )
    .join('\n');

const toPicture = ({ shot: { look, width }, file, fault }: Taken): string =>
  `<figure${fault ? ' class="fault"' : ''}><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${width} px, ${look}</figcaption></figure>`;

function groupBy(
  taken: readonly Taken[],
  keyOf: (one: Taken) => string,
): ReadonlyMap<string, readonly Taken[]> {
  const groups = new Map<string, Taken[]>();
  for (const one of taken) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const toText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
