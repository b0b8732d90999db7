/* The page's own code, which a test runs after ours and compares with a run on the page without us (e2e/hostile/hostile.spec.ts). */
window.hostText = (value) =>
  typeof value === 'object' && value !== null
    ? Object.prototype.toString.call(value) + String(value.length)
    : String(value);

window.hostParts = [
  () => hostText(Array.from({ 0: 'a', 1: 'b', length: 2 })),
  () => hostText([1, 2, 3].reduce((a, b) => a + b, 0)),
  () => hostText([3, 1, 2].map((one) => one * 2)),
  () => {
    function join(a, b) {
      return [this && this.name, a, b].join();
    }
    return hostText(join.bind({ name: 'host' }, 'x')('y'));
  },
  () => JSON.stringify({ list: [1, 'two', { three: [3] }] }),
  () => {
    var names = [];
    for (var name in []) names.push(name);
    for (name in {}) names.push(name);
    return names.join();
  },
  () => Object.keys({ a: 1, b: 2 }).join(),
  () => typeof window.fetch + typeof window.Symbol + typeof Promise.all,
  () =>
    window.jQuery
      ? jQuery('.list li').addClass('seen').length + jQuery.fn.jquery
      : '',
  () =>
    window.jQuery && jQuery.fn.dropdown
      ? String(
          jQuery('.dropdown-toggle')
            .dropdown('toggle')
            .parent()
            .hasClass('open'),
        )
      : '',
  () => (window.$$ ? String($$('.list li').length) : ''),
  () =>
    window.require && require.specified
      ? String(require.specified('page/sum')) + typeof require('page/sum')
      : '',
  () =>
    window.hostY
      ? hostY.all('.list li').size() + hostY.one('h1').get('text')
      : '',
  () => {
    if (!window.Class || !Class.create) return '';
    function initialize() {
      this.x = 5;
    }
    return String(new (Class.create({ initialize: initialize }))().x);
  },
  () =>
    [
      document.forms.length,
      document.querySelectorAll('.host *').length,
      document.images.length,
      window.frames.length,
    ].join(' '),
  () =>
    String(document.currentScript) +
    Object.prototype.toString.call(document.head),
  () => hostText([1, [2, 3]].concat([4])),
  () =>
    String([].concat === Array.prototype.concat) + String('x'.startsWith('x')),
  () => {
    var clicks = 0;
    var button = document.querySelector('.host .button');
    var count = () => clicks++;
    button.addEventListener('click', count);
    button.click();
    button.removeEventListener('click', count);
    return String(clicks);
  },
];

window.hostAttempt = (code) => {
  try {
    return code();
  } catch (error) {
    return 'threw ' + error;
  }
};

window.hostRun = () => {
  var results = [];
  for (var i = 0; i < hostParts.length; i++)
    results[i] = hostAttempt(hostParts[i]);
  return results.join('\n');
};
