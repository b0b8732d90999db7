import classes from './Testimonials.module.css';

const people = [
  { back: '#e3f0ec', skin: '#c98f6b', hair: '#4a2b17', coat: '#0f5c4d' },
  { back: '#fbeadf', skin: '#f0c7a4', hair: '#8a5a2b', coat: '#1d4f8c' },
  { back: '#ebe6f5', skin: '#8d5a3b', hair: '#1d1a1a', coat: '#c2501f' },
] as const;

/** Drawn, since the people are. */
export function Portrait({ index }: { readonly index: number }) {
  const { back, skin, hair, coat } = people[index]!;
  return (
    <svg className={classes.portrait} width="112" height="112" viewBox="0 0 112 112" aria-hidden="true">
      <clipPath id="portrait"><circle cx="56" cy="56" r="56" /></clipPath>
      <g clipPath="url(#portrait)">
        <path fill={back} d="M0 0h112v112H0Z" />
        <path fill={coat} d="M16 112c0-24 18-34 40-34s40 10 40 34Z" />
        <path fill={skin} d="M46 66h20v16a10 10 0 0 1-20 0Z" />
        <circle cx="56" cy="48" r="22" fill={skin} />
        <path fill={hair} d="M33 50c-3-22 10-32 24-32s26 9 22 31c-4-9-9-14-15-15-9 4-22 3-26 6-3 2-4 6-5 10Z" />
      </g>
    </svg>
  );
}
