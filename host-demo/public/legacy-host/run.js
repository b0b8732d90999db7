/* The page's own code: runs when it is asked to, after ours, and says what it got (e2e/hostile/hostile.spec.ts compares it with the page without us). */
window.hostText = function (value) {
  return typeof value === 'object' && value !== null
    ? Object.prototype.toString.call(value) + String(value.length)
    : String(value);
};

window.hostParts = [
  function () {
    return hostText(Array.from({ 0: 'a', 1: 'b', length: 2 }));
  },
  function () {
    return hostText(
      [1, 2, 3].reduce(function (a, b) {
        return a + b;
      }, 0),
    );
  },
  function () {
    return hostText(
      [3, 1, 2].map(function (one) {
        return one * 2;
      }),
    );
  },
  function () {
    return hostText(
      function (a, b) {
        return [this && this.name, a, b].join();
      }.bind(
        { name: 'host' },
        'x',
      )('y'),
    );
  },
  function () {
    return JSON.stringify({ list: [1, 'two', { three: [3] }] });
  },
  function () {
    var names = [];
    for (var name in []) names.push(name);
    for (name in {}) names.push(name);
    return names.join();
  },
  function () {
    return Object.keys({ a: 1, b: 2 }).join();
  },
  function () {
    return typeof window.fetch + typeof window.Symbol + typeof Promise.all;
  },
  function () {
    return window.jQuery ? jQuery('.list li').addClass('seen').length + jQuery.fn.jquery : '';
  },
  function () {
    return window.jQuery && jQuery.fn.dropdown
      ? String(jQuery('.dropdown-toggle').dropdown('toggle').parent().hasClass('open'))
      : '';
  },
  function () {
    return window.$$ ? String($$('.list li').length) : '';
  },
  function () {
    return window.require && require.specified
      ? String(require.specified('page/sum')) + typeof require('page/sum')
      : '';
  },
  function () {
    return window.hostY ? hostY.all('.list li').size() + hostY.one('h1').get('text') : '';
  },
  function () {
    return window.Class && Class.create
      ? String(
          new (Class.create({
            initialize: function () {
              this.x = 5;
            },
          }))().x,
        )
      : '';
  },
  function () {
    return (
      document.forms.length +
      ' ' +
      document.querySelectorAll('.host *').length +
      ' ' +
      document.images.length +
      ' ' +
      window.frames.length
    );
  },
  function () {
    return String(document.currentScript) + Object.prototype.toString.call(document.head);
  },
  function () {
    return hostText([1, [2, 3]].concat([4]));
  },
  function () {
    return String([].concat === Array.prototype.concat) + String('x'.startsWith('x'));
  },
  function () {
    var clicks = 0;
    var button = document.querySelector('.host .button');
    var count = function () {
      clicks++;
    };
    button.addEventListener('click', count);
    button.click();
    button.removeEventListener('click', count);
    return String(clicks);
  },
];

window.hostAttempt = function (code) {
  try {
    return code();
  } catch (error) {
    return 'threw ' + error;
  }
};

window.hostRun = function () {
  var results = [];
  for (var i = 0; i < window.hostParts.length; i++)
    results[results.length] = window.hostAttempt(window.hostParts[i]);
  return results.join('\n');
};
