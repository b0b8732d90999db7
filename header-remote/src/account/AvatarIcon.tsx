/** Five pictures for people without a photo and a name (AVA-3): house, key, leaf, lamp, door. */
const icons = [
  { fill: '#0f5c4d', path: 'M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6' },
  { fill: '#8a3a12', path: 'M8 5a4 4 0 1 0 .01 0m3 7 8 8m-3-3 2-2' },
  { fill: '#3c6a1e', path: 'M12 20v-6c-5 0-8-3-8-8 5 0 8 3 8 8 0-6 3-9 8-9 0 6-3 9-8 9' },
  { fill: '#5b3f8c', path: 'M6 12l3-8h6l3 8ZM12 12v8M8 20h8' },
  { fill: '#1d4f8c', path: 'M7 20V4h10v16M4 20h16M14 12v1' },
] as const;

export function AvatarIcon({ index }: { readonly index: number }) {
  const { fill, path } = icons[index] ?? icons[0];
  return (
    <svg width="36" height="36" viewBox="-6 -6 36 36" aria-hidden="true">
      <circle cx="12" cy="12" r="18" fill={fill} />
      <path
        d={path}
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
