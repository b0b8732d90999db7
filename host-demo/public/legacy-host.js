/* The page's own code: runs when it is asked to, after ours, and says what it got (e2e/hostile.spec.ts compares it with the page without us). */
(function () {
  var attempt = function (code) {
    try {
      return code();
    } catch (error) {
      return 'threw ' + error;
    }
  };
  window.hostErrors = [];
  window.onerror = function (message) {
    window.hostErrors.push(String(message));
  };
  window.addEventListener('unhandledrejection', function (event) {
    window.hostErrors.push('rejection ' + event.reason);
  });

  window.hostRun = function () {
    var text = function (value) {
      return typeof value === 'object' && value !== null
        ? Object.prototype.toString.call(value) + String(value.length)
        : String(value);
    };
    var parts = [
      function () {
        return text(Array.from({ 0: 'a', 1: 'b', length: 2 }));
      },
      function () {
        return text(
          [1, 2, 3].reduce(function (a, b) {
            return a + b;
          }, 0),
        );
      },
      function () {
        return text(
          [3, 1, 2].map(function (one) {
            return one * 2;
          }),
        );
      },
      function () {
        return text(
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
        return text([1, [2, 3]].concat([4]));
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
    var results = [];
    for (var i = 0; i < parts.length; i++) results[results.length] = attempt(parts[i]);
    return results.join('\n');
  };

  /* How the page's own elements look. */
  window.hostLooks = function () {
    var names = [
      'display',
      'color',
      'font-family',
      'font-size',
      'line-height',
      'letter-spacing',
      'text-transform',
      'box-sizing',
      'margin-top',
      'padding-left',
      'border-top-width',
      'background-color',
      'list-style-type',
      'width',
      'height',
      'z-index',
      'position',
      'direction',
      'text-align',
    ];
    var lines = [];
    var all = document.querySelectorAll(
      'html, body, main, main h1, main p, main a, main button, main form, main label, main input, main select, main table, main th, main td, main ul, main li, main svg, main div',
    );
    for (var i = 0; i < all.length; i++) {
      var looks = getComputedStyle(all[i]);
      var line = all[i].tagName;
      for (var k = 0; k < names.length; k++) {
        /* Our elements make the page longer; that is what they are for. */
        if (
          names[k] === 'height' &&
          (all[i] === document.body || all[i] === document.documentElement)
        )
          continue;
        line += ' ' + looks.getPropertyValue(names[k]);
      }
      lines[lines.length] = line;
    }
    return lines.join('\n');
  };

  /* The browser's own functions as the page sees them: text of each, so that a replaced one is noticed. */
  window.hostNatives = function () {
    var lines = [];
    var owners = [
      ['Array', Array],
      ['Array.prototype', Array.prototype],
      ['Function.prototype', Function.prototype],
      ['Object', Object],
      ['Object.prototype', Object.prototype],
      ['JSON', JSON],
      ['Promise', Promise],
      ['Promise.prototype', Promise.prototype],
      ['String.prototype', String.prototype],
      ['Element.prototype', Element.prototype],
      ['Document.prototype', Document.prototype],
      ['History.prototype', History.prototype],
      ['EventTarget.prototype', EventTarget.prototype],
    ];
    for (var i = 0; i < owners.length; i++) {
      var keys = Object.getOwnPropertyNames(owners[i][1])
        .concat(Object.getOwnPropertySymbols(owners[i][1]))
        .sort(function (a, b) {
          return String(a) < String(b) ? -1 : 1;
        });
      for (var k = 0; k < keys.length; k++) {
        var property = Object.getOwnPropertyDescriptor(owners[i][1], keys[k]);
        lines[lines.length] =
          owners[i][0] +
          '.' +
          String(keys[k]) +
          ' ' +
          String(property.enumerable) +
          ' ' +
          (typeof property.value === 'function'
            ? Function.prototype.toString.call(property.value).length
            : typeof property.value);
      }
    }
    return lines.join('\n');
  };
})();
