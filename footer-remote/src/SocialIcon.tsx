import type { SocialNetwork } from 'mortgage-domain/footer/socialLinks';

/** Plain own drawings of a letter, a camera and a note; the link's name says the rest. */
const paths: Readonly<Record<SocialNetwork, string>> = {
  facebook:
    'M13 21v-8h3l.5-3H13V8c0-1 .4-1.7 1.8-1.7h1.8V3.4A20 20 0 0 0 14 3.2C11.4 3.2 10 4.8 10 7.5V10H7v3h3v8Z',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm0 2a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2Zm5 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM17 6a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  tiktok:
    'M14 3h3c.2 2.2 1.6 3.7 4 4v3c-1.5 0-2.9-.4-4-1.2V15a6 6 0 1 1-6-6h1v3.2h-1a2.8 2.8 0 1 0 3 2.8Z',
};

export function SocialIcon({ network }: { readonly network: SocialNetwork }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={paths[network]} />
    </svg>
  );
}
