/** The faults that must leave a page standing, by id; what each is, in a few words. Source: faults F01 to F60. */
export const faultRows: readonly (readonly [id: string, fault: string])[] = [
  ['F01', 'a file of ours is not found'], ['F02', '500 and HTML'], ['F03', '200 and HTML'], ['F04', 'truncated, chunked'],
  ['F05', 'shorter than its content-length'], ['F06', 'wrong type and nosniff'], ['F07', 'connection reset'], ['F08', '503 once'],
  ['F09', 'slow, 3 s'], ['F10', 'hangs 120 s'], ['F11', 'stale entry: its chunk is not found'], ['F12', 'own chunk not found'],
  ['F13', 'header and session of different releases'], ['F14', 'session remote absent'], ['F15', 'two copies, same root'],
  ['F16', 'two copies, different versions'], ['F17', 'mounted twice'], ['F18', 'unmounted during load'], ['F19', 'back from the back/forward cache'],
  ['F20', 'the element twice, the first hidden'], ['F21', 'tags in the head, async, deferred, written, late'],
  ['F22', 'API time-out'], ['F23', 'malformed JSON'], ['F24', '200 and HTML'], ['F25', 'empty body'], ['F26', '429 with Retry-After'], ['F27', '500'], ['F28', '502, 504'],
  ['F29', 'late and out-of-order answers'], ['F30', 'wrong shapes'], ['F31', 'clock skew'], ['F32', 'LoginRequired loop'], ['F33', 'bot block and its challenge'],
  ['F34', 'storage throws'], ['F35', 'storage is full'], ['F36', 'cookies off'], ['F37', 'IndexedDB off'], ['F38', 'offline and back'], ['F39', 'every third request lost'], ['F40', 'slow 3G'],
  ['F41', 'messaging host blocked'], ['F42', 'analytics blocked'], ['F43', 'analytics throws'], ['F44', 'analytics late'], ['F45', 'footer script throws, never comes, writes'],
  ['F46', 'Prototype 1.6, replaced natives'], ['F47', 'MooTools 1.4.5'], ['F48', 'CSP with nonce only'], ['F49', 'Trusted Types'], ['F50', 'frozen prototypes (fails closed)'],
  ['F51', 'fetch missing or wrapped'], ['F52', 'JSON.stringify replaced'], ['F53', 'Promise without all'], ['F54', 'Symbol removed (fails closed)'], ['F55', 'clobbered globals of ours'],
  ['F56', 'clobbered document.currentScript'], ['F57', 'clobbered document.head'], ['F58', 'our form in the page\'s form'], ['F59', 'CSS wars, both ways'], ['F60', 'base address and anchors'],
];

/** What a row does not reach, and why. Kept beside the results so that nobody takes a row for more than it is. */
export const faultNotes: Readonly<Record<string, string>> = {
  F01: 'A tag whose own embed.js does not come runs nothing of ours: the included shell or the element\'s own content is the static view.',
  F03: 'Broken files are error events because each has its hash; embed.js itself has none, it changes with each release.',
  F10: 'With the browser\'s clock moved on by 120 s; in real time with E2E_REAL_TIME=1.',
  F16: 'The higher version goes while neither runs; one that runs stays.',
  F31: 'A clock that is ahead is believed: 2038 shows 2038.',
  F36: 'A sign-in lasts as long as the page: the lightbox says so before it.',
  F46: 'Prototype 1.7.3 is real; 1.6 is the natives as 1.6 replaces them, no package has it.',
  F49: '`trusted-types \'none\'` fails closed: the element shows what the page has put into it.',
  F50: 'A frozen Object.prototype works; Array, Function or Promise frozen: the static view.',
};
