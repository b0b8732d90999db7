/** Five pictures for people without a photo and a name (AVA-3): house, key, leaf, lamp, door. */
const icons = [
  { fill: '#0f5c4d', path: 'M3.5 11.5 12 4l8.5 7.5M5.5 10v10h13V10M10 20v-6h4v6' },
  { fill: '#8a3a12', path: 'M8.5 4.5a4 4 0 1 0 .01 0m2.8 6.8 8.2 8.2m-3-3 2.5-2.5' },
  {
    fill: '#3c6a1e',
    path: 'M12 20v-9m0 3.5c-5 0-7.5-3.5-7.5-8.5 5 0 7.5 3 7.5 8.5Zm0-2.5c0-4.5 2.5-7 7.5-7 0 5-2.5 7.5-7.5 7.5',
  },
  { fill: '#5b3f8c', path: 'M6.5 12.5 9.5 4h5l3 8.5ZM12 12.5V20m-4 0h8' },
  { fill: '#1d4f8c', path: 'M7 20V4h10v16M4.5 20h15M13.5 12v1' },
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
