/** Several companies on one server. Source: docs/sites.md. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readUserNavigation } from 'mortgage-domain/menus/userNavigation';
import { adminRoles } from 'mortgage-domain/people/adminRoles';
import { usualPaths } from 'mortgage-domain/site/sitePaths';
import type { Account } from 'reference-api/database/schema';
import { addressAt, linksOf } from 'reference-api/site-addresses';
import { firstSite, sites, type Site } from 'reference-api/sites';
import { regionSections } from 'reference-api/navigation/regionSections';
import { sectionsOf } from 'reference-api/navigation/sections';
import { toTokensCss } from '../src/pages/pageSheet';
import { rowsOf, sampleLead, signInAs, useTestDemo } from './demo';

const demo = useTestDemo();

it('the first site has the addresses that were there before there were sites', () => {
  assert.equal(firstSite.slug, 'maplehearth');
  assert.equal(addressAt(firstSite, usualPaths.signIn), usualPaths.signIn);
});

describe('what the server sends to a site of another language', () => {
  const spanish = {
    ...firstSite,
    file: { ...firstSite.file, language: 'es-US' as const },
  };

  it('has the menus of every role in that language (CAL-16 PRS-11 NAV-30)', () => {
    const everybody = {
      profileTypes: ['Agent', 'Lender', 'Landlord'],
      adminRoles,
    };
    const textsOf = (site: Site) =>
      [
        ...JSON.stringify(
          sectionsOf(site, everybody as unknown as Account),
        ).matchAll(/"(?:text|title)":"([^"]+)"/g),
      ].map(([, text]) => text);
    const english = textsOf(firstSite);
    assert.ok(
      english.includes('Review moderation') &&
        english.includes('List your rental'),
    );
    assert.equal(textsOf(spanish).length, english.length);
    assert.deepEqual(
      textsOf(spanish).filter((text) => english.includes(text)),
      [],
    );
  });
  it('has the links of a place in that language (CAL-14 PRS-11)', () => {
    const textsOf = (site: Site) => JSON.stringify(regionSections(site, '105'));
    assert.match(
      textsOf(firstSite),
      /California mortgage rates.*California lenders/,
    );
    assert.match(
      textsOf(spanish),
      /Tasas hipotecarias en California.*Prestamistas en California/,
    );
    assert.doesNotMatch(textsOf(spanish), /(?:rates|lenders)"/);
  });
});

for (const site of sites.filter(({ isFirst }) => !isFirst)) {
  describe(site.slug, () => {
    const { config, slug } = site;
    const at = (path: string) => addressAt(site, path);

    it('no link of its header or footer ends in a 404, and none shows another company (OPN-92)', async () => {
      const pages = [
        '/mortgage-rates/',
        '/refinance/',
        '/advertising/Mortgage.htm',
      ].map(at);
      const hrefs = new Set([
        ...linksOf(site).map(({ href }) => href),
        ...pages,
      ]);
      assert.ok(hrefs.size > 40);
      for (const href of hrefs) {
        const { statusCode, body } = await demo.visitor().get(href);
        assert.equal(statusCode, 200, href);
        assert.match(
          body,
          new RegExp(`<title>[^<]* - ${config.productName}</title>`),
          href,
        );
        assert.match(
          body,
          new RegExp(`/header-remote/${slug}/embed\\.js`),
          href,
        );
        assert.doesNotMatch(body, new RegExp(firstSite.slug, 'i'), href);
      }
    });

    it('its pages to sign in, join and leave send to its own addresses, and lead home (OPN-34)', async () => {
      const visitor = demo.visitor();
      for (const name of ['signIn', 'register', 'signOut'] as const) {
        const path = at(usualPaths[name]);
        const { statusCode, body } = await visitor.get(path);
        assert.equal(statusCode, 200, path);
        assert.match(body, new RegExp(`action="${path}"`));
      }
      for (const path of [
        usualPaths.signOut,
        '/mortgage/admin/impersonate/stop/',
      ]) {
        const { headers } = await visitor.postForm(at(path), {});
        assert.equal(headers.location, site.file.header?.home, path);
      }
    });

    it('its services answer at its own paths, with its own menus (CAL-2 CAL-12..16 OPN-21)', async () => {
      const visitor = await signInAs(demo, 'lender');
      const own = (path: string) =>
        at(path.replace('{accountPrefix}', config.accountPrefix));
      const navigation = await visitor.get(own(usualPaths.userNavigation));
      const { navLinks } = readUserNavigation(navigation.json());
      assert.deepEqual(
        Object.keys(navLinks).slice(0, -1),
        site.file.header?.account?.map(({ key }) => key),
      );
      const sections = await visitor.get(
        `${own(usualPaths.accountSections)}?pageframe=true`,
      );
      const hrefs = [...sections.body.matchAll(/"href":"([^"]+)"/g)].map(
        ([, href = '']) => href,
      );
      assert.ok(hrefs.length > 5);
      assert.equal(
        hrefs.filter((href) => href === navLinks.settings!.href).length,
        2,
      );
      for (const href of hrefs) {
        const { body } = await visitor.get(href);
        assert.match(
          body,
          new RegExp(`/header-remote/${slug}/embed\\.js`),
          href,
        );
      }
    });

    it('its leads come by its own API and the name of its product (CAL-8)', async () => {
      const before = await rowsOf(demo.db, 'leads');
      const url = `${config.apiBase}/contact${config.productName}AboutMortgageAdvertising?partnerId=${config.partnerIds.web}`;
      const { statusCode } = await demo.visitor().send({
        method: 'POST',
        url,
        payload: JSON.stringify(sampleLead),
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
      });
      assert.deepEqual(
        [statusCode, (await rowsOf(demo.db, 'leads')) - before],
        [200, 1],
      );
    });

    it('a closed page links to the site’s own sign-in, and back (ACC-2)', async () => {
      const gated = at('/mortgage/review-moderation/');
      const { statusCode, body } = await demo.visitor().get(gated);
      assert.equal(statusCode, 403);
      assert.match(
        body,
        new RegExp(
          `href="${at(usualPaths.signIn)}\\?redirectUrl=${encodeURIComponent(gated)}"`,
        ),
      );
    });

    it("its visitors' pages are in its own language (OPN-60)", async () => {
      const isSpanish = site.file.language === 'es-US';
      const lang = isSpanish ? 'es' : 'en';
      const pages = [
        [
          '/mortgage/review-moderation/',
          '<h1>Access Denied<',
          '<h1>Acceso denegado<',
        ],
        [usualPaths.signIn, '>Password</label>', '>Contraseña</label>'],
        [usualPaths.signOut, '<h1>Sign out<', '<h1>Cerrar sesión<'],
        [
          '/none/',
          '>There is no page at this address.<',
          '>No hay ninguna página en esta dirección.<',
        ],
        [
          `/${config.accountPrefix}/account/`,
          '<h1>Account settings<',
          '<h1>Configuración de la cuenta<',
        ],
      ] as const;
      for (const [path, english, spanish] of pages) {
        const { body } = await demo.visitor().get(at(path));
        const text = isSpanish ? spanish : english;
        assert.match(
          body,
          new RegExp(`<html lang="${lang}">[^]*${text}`),
          path,
        );
      }
      const opened = await (
        await signInAs(demo, 'lender')
      ).get(at('/mortgage/lender-hub/'));
      assert.match(opened.body, new RegExp(`<html lang="${lang}">`));
    });

    it("its server pages have the remotes' tokens, in its own colours (OPN-92)", async () => {
      const { body } = await demo.visitor().get(at('/mortgage-rates/'));
      const [first, own] = [toTokensCss(firstSite), toTokensCss(site)];
      assert.ok(body.includes(own));
      assert.match(
        first,
        /^\.page, \.ground \{[^]*--space-4: 16px;[^]*--color-brand: /,
      );
      const brand = site.file.tokens?.['color-brand'] ?? '';
      assert.deepEqual(
        [first.includes(brand), own.includes(brand)],
        [false, true],
      );
      const [tokens = ''] = first.split('}');
      assert.ok(own.startsWith(tokens));
    });
  });
}
