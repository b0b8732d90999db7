/** A form that comes back with an error keeps what was typed, and ties the message to its field. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signInAs, useTestApi } from '../testing/testApi';

const demo = useTestApi();
const signIn = '/user/acct/login/';
const join = '/user/acct/register/';
const reset = '/user/acct/reset-password/';
const impersonate = '/mortgage/admin/impersonate/';
const tooLong = 'a'.repeat(300);

/** The attributes of a form's field, as the server writes them. */
function fieldIn(html: string, name: string): ReadonlyMap<string, string> {
  const [tag = ''] =
    html.match(new RegExp(`<input(?=[^>]* name="${name}")[^>]*>`)) ?? [];
  const attributes = tag.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g);
  return new Map(
    [...attributes].map(([, attribute = '', value = '']) => [attribute, value]),
  );
}

describe('a form with an error', () => {
  const rows = [
    ['sign-in', signIn, { email: 'ada@lane.example', password: 'not-it' }],
    ['join', join, { email: 'ada@', password: 'long-enough' }],
    ['join with a long password', join, { email: 'ada@', password: tooLong }],
    ['password reset', reset, { email: 'ada@' }],
    ['impersonation', impersonate, { email: 'nobody@example.test' }],
  ] as const;
  for (const [name, path, fields] of rows) {
    it(`keeps the address and ties the message to it: ${name} (OPN-34 OPN-49 EXT-5)`, async () => {
      const visitor = await signInAs(demo, 'moderator');
      const { body } = await visitor.postForm(path, fields);
      const email = fieldIn(body, 'email');
      assert.equal(email.get('value'), fields.email);
      assert.equal(email.get('aria-invalid'), 'true');
      assert.equal(email.get('aria-describedby'), 'problem');
      assert.match(body, /id="problem">[^<]+</);
      assert.equal(fieldIn(body, 'password').get('value'), undefined);
    });
  }

  it('puts the focus into the last field that is wrong (OPN-34)', async () => {
    const { body } = await demo
      .visitor()
      .postForm(signIn, { email: 'ada@lane.example', password: 'not-it' });
    assert.ok(fieldIn(body, 'password').has('autofocus'));
    assert.ok(!fieldIn(body, 'email').has('autofocus'));
  });

  it('leaves out what no field of ours can hold (OPN-34)', async () => {
    const { body } = await demo.visitor().postForm(reset, { email: tooLong });
    assert.equal(fieldIn(body, 'email').get('value'), '');
  });

  it('keeps a search that is too short, with the reason (OPN-76)', async () => {
    const staff = await signInAs(demo, 'moderator');
    const { body } = await staff.get('/mortgage/admin/leads?search=ab');
    const search = fieldIn(body, 'search');
    assert.equal(search.get('value'), 'ab');
    assert.equal(search.get('aria-describedby'), 'problem');
    assert.match(body, /id="problem">Type at least three/);
  });
});

it('describes a new password above its field, and names no rule at a sign-in (OPN-34)', async () => {
  const visitor = demo.visitor();
  const { body } = await visitor.get(join);
  assert.match(body, /id="password-hint">[^<]+<\/p><input id="password"/);
  assert.equal(fieldIn(body, 'password').get('minlength'), '8');
  const signInForm = (await visitor.get(signIn)).body;
  assert.ok(!fieldIn(signInForm, 'password').has('minlength'));
});
