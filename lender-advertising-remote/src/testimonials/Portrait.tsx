import classes from './Testimonials.module.css';

/** Drawn, since the people are. */
const people = [
  {
    back: '#e3f0ec',
    skin: '#c98f6b',
    coat: '#0f5c4d',
    hair: '#4a2b17',
    cut: 'M32 62c-6-30 8-42 24-42s30 12 24 42c-1 8-6 12-10 14 2-14 3-24-2-32-9 5-22 7-30 4-2 10 0 20 3 28-6-2-8-6-9-14Z',
  },
  {
    back: '#fbeadf',
    skin: '#f0c7a4',
    coat: '#1d4f8c',
    hair: '#8a5a2b',
    cut: 'M34 46c-2-18 8-26 22-26s25 8 22 26c-3-6-6-9-10-10-8 3-18 3-25 0-4 2-7 5-9 10Z',
  },
  {
    back: '#ebe6f5',
    skin: '#8d5a3b',
    coat: '#c2501f',
    hair: '#1d1a1a',
    cut: 'M30 52c-6-24 8-36 26-36s32 12 26 36c-5 4-6-2-6-4-12-8-28-8-40 0 0 2-1 8-6 4Z',
  },
] as const;

export function Portrait({ index }: { readonly index: number }) {
  const { back, skin, coat, hair, cut } = people[index % people.length] ?? people[0];
  return (
    <svg
      className={classes.portrait}
      width="112"
      height="112"
      viewBox="0 0 112 112"
      aria-hidden="true"
    >
      <path fill={back} d="M0 0h112v112H0Z" />
      <path fill={coat} d="M14 112c0-22 18-32 42-32s42 10 42 32Z" />
      <path fill={skin} d="M46 66h20v16a10 10 0 0 1-20 0Z" />
      <circle cx="56" cy="48" r="22" fill={skin} />
      <path fill={hair} d={cut} />
    </svg>
  );
}
