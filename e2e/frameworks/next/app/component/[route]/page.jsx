import { SiteFooter, SiteHeader } from '@mortgage-page-shell/page-kit/react';
import { fetchShell } from '@mortgage-page-shell/page-kit/server';
import Link from 'next/link';
import { Suspense } from 'react';
import { Late } from '../../Late';

const options = { account: 'none' };
const origin = 'HEADER_ORIGIN';

export default async function Page({ params }) {
  const route = Number((await params).route);
  const shell = await fetchShell('header-remote', { origin, timeoutMs: 5000 });
  return (
    <>
      <SiteHeader origin={origin} shell={shell} options={options} />
      <h1>Route {route}</h1>
      <Link href={`/component/${route + 1}`}>Next</Link>
      <Suspense>
        <Late />
      </Suspense>
      <SiteFooter origin="FOOTER_ORIGIN" options={options} />
    </>
  );
}
