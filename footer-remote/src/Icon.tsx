import type { FooterIcon } from 'mortgage-domain/footer/footerLink';

interface Drawing {
  /** Of the square that the path is drawn in, and shown in. */
  readonly size: number;
  readonly path: string;
}

/** Plain own drawings: a letter, a camera, a note, a phone, a play triangle, a house with an equals sign. */
const drawings: Readonly<Record<FooterIcon, Drawing>> = {
  facebook: {
    size: 24,
    path: 'M13 21v-8h3l.5-3H13V8c0-1 .4-1.7 1.8-1.7h1.8V3.4A20 20 0 0 0 14 3.2C11.4 3.2 10 4.8 10 7.5V10H7v3h3v8Z',
  },
  instagram: {
    size: 24,
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm0 2a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2Zm5 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM17 6a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  },
  tiktok: {
    size: 24,
    path: 'M14 3h3c.2 2.2 1.6 3.7 4 4v3c-1.5 0-2.9-.4-4-1.2V15a6 6 0 1 1-6-6h1v3.2h-1a2.8 2.8 0 1 0 3 2.8Z',
  },
  apple: {
    size: 20,
    path: 'M6 1h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Zm0 3v11h8V4Zm3 12.3h2v1H9Z',
  },
  google: {
    size: 20,
    path: 'M4 2.3c0-.9 1-1.4 1.7-.9l11.6 7.7c.7.4.7 1.4 0 1.8L5.7 18.6C5 19.1 4 18.6 4 17.7Z',
  },
  equalHousing: {
    size: 24,
    path: 'M12 2 1 8.5V12h2v9h18v-9h2V8.5Zm0 2.6L19 9v10H5V9ZM8 10v2.5h8V10Zm0 4.5V17h8v-2.5Z',
  },
};

/** Says nothing by itself: the link has a text or a name. */
export function Icon({ icon }: { readonly icon: FooterIcon }) {
  const { size, path } = drawings[icon];
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={path} />
    </svg>
  );
}
