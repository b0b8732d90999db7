import { fetchShell } from './fetchShell';

const answer = (html: string, ok = true) =>
  ({ ok, text: async () => html }) as Response;
const [old, next] = ['old', 'new'].map(
  (text) => `<template shadowrootmode="open">${text}`,
);
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
let sites = 0;
/** A site that no other test has used. */
const newSite = () => ({
  origin: 'https://static.example/',
  site: `site${(sites += 1)}`,
});

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
});

it('a missing origin is a warning and an empty string', async () => {
  expect(
    await fetchShell('header-remote', { origin: undefined as never }),
  ).toBe('');
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining('has no origin'),
  );
});

it('keeps a copy for a minute', async () => {
  const site = newSite();
  fetchMock
    .mockResolvedValueOnce(answer(old!))
    .mockResolvedValueOnce(answer(next!));
  const both = [
    fetchShell('header-remote', site),
    fetchShell('header-remote', site),
  ];
  expect(await Promise.all(both)).toEqual([old, old]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]?.[0]).toBe(
    `https://static.example/header-remote/${site.site}/shell.html`,
  );
  jest.advanceTimersByTime(59_999);
  expect(await fetchShell('header-remote', site)).toBe(old);
  jest.advanceTimersByTime(1);
  expect(await fetchShell('header-remote', site)).toBe(next);
});

it.each([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['sends another page', () => Promise.resolve(answer('<!doctype html>'))],
  ['fails', () => Promise.resolve(answer('error page', false))],
])(
  'serves the old copy while the origin %s, and an empty string without one',
  async (_, fail) => {
    const site = newSite();
    fetchMock.mockResolvedValueOnce(answer(old!)).mockImplementation(fail);
    await fetchShell('header-remote', site);
    jest.advanceTimersByTime(60_000);
    expect(await fetchShell('header-remote', site)).toBe(old);
    expect(await fetchShell('footer-remote', site)).toBe('');
  },
);
