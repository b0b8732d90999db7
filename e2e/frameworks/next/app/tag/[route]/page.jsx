import Link from 'next/link';
import { Suspense } from 'react';
import { Late } from '../../Late';

export default async function Page({ params }) {
  const route = Number((await params).route);
  return (
    <>
      <script
        async
        src="HEADER_ORIGIN/header-remote/embed.js"
        data-account="none"
      />
      <script
        async
        src="FOOTER_ORIGIN/footer-remote/embed.js"
        data-account="none"
      />
      <div id="site-header" />
      <h1>Route {route}</h1>
      <Link href={`/tag/${route + 1}`}>Next</Link>
      <Suspense>
        <Late />
      </Suspense>
      <div id="site-footer" />
    </>
  );
}
