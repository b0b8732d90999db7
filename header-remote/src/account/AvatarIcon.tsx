/** Five pictures for people without a photo and a name (AVA-3): house, key, leaf, lamp, door. */
const icons = [
  { fill: '#0f5c4d', path: 'M8 18v-7l10-7 10 7v7M11 16v12h14V16M16 28v-7h4v7' },
  { fill: '#8a3a12', path: 'M13 13a5 5 0 1 0 .01 0M17 20l9 9m-4-4 3-3' },
  {
    fill: '#3c6a1e',
    path: 'M18 29V16m0 5c-7 0-9-5-9-11 7 0 9 5 9 11Zm0-2c0-5 3-8 9-8 0 6-3 9-9 9',
  },
  { fill: '#5b3f8c', path: 'M12 17l3-10h6l3 10ZM18 17v10m-5 0h10' },
  { fill: '#1d4f8c', path: 'M12 29V7h12v22M9 29h18m-7-12v2' },
] as const;

export function AvatarIcon({ index }: { readonly index: number }) {
  const { fill, path } = icons[index] ?? icons[0];
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="18" fill={fill} />
      <path
        d={path}
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(3.6 3.6) scale(.8)"
      />
    </svg>
  );
}
